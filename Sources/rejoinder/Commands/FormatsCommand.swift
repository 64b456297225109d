import RejoinderFormats

extension Command {
  /// Lists what can be read.
  static let formats = Command(
    name: "formats",
    summary: "Lists the formats that are read, and those that are written.",
    operands: .none,
    details: [],
    options: [],
    run: { _ throws(CommandFailure) in
      let rows = Formats.all.map { format in
        let use = format.write == nil ? "Reads" : "Reads and writes"
        return (name: format.name, words: "\(format.title). \(use) \(format.understands).")
      }
      try StandardOutput.write(HelpText.table(rows))
    }
  )
}
