import Foundation

// Without arguments: every group in a process of its own, as one table.
// With a name: that group alone, as rows and its peak of memory.

let groups =
  TreeBenchmarks.groups + OutlineBenchmarks.groups + SessionBenchmarks.groups
  + MarkupBenchmarks.groups + TextBenchmarks.groups + BrowserBenchmarks.groups

if let name = CommandLine.arguments.dropFirst().first {
  guard let group = groups.first(where: { $0.name == name }) else {
    FileHandle.standardError.write(
      Data(
        "No group is called \(name); there are: \(groups.map(\.name).joined(separator: ", ")).\n"
          .utf8
      )
    )
    exit(64)
  }
  for measurement in group.measure() { print(measurement.row) }
  if group.tellsPeak { print("peak \(Int(peakMemory())) MiB") }
} else {
  print(Measurement.header)
  var peaks: [String] = []
  for group in groups {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [group.name]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for line in text.split(separator: "\n") {
      if line.hasPrefix("peak") {
        peaks.append("\(group.name) \(line.dropFirst(5))")
      } else {
        print(line)
      }
    }
  }
  print("\nPeak memory, the comments included: " + peaks.joined(separator: ", ") + ".")
}
