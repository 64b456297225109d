import RejoinderJSON

extension DiscussionFormat {
  /// This package's own format: JSON Lines that lose nothing.
  ///
  /// A line of its own begins every discussion and says what it is about:
  ///
  /// ```json
  /// {"rejoinder":1,"discussion":{"id":"d1","title":"Bread","created":"2024-03-01T08:00:00Z"}}
  /// {"id":"c1","author":"Ana","text":"Rye or wheat?","created":"2024-03-01T08:05:00Z","up":3}
  /// {"id":"c2","parent":"c1","author":"Luis","html":"<p>Rye.","state":"deleted"}
  /// {"more":12,"parent":"c2","cursor":"page-2"}
  /// ```
  ///
  /// Every field but `id` may be absent; `Documentation/Formats.md` lists them. A field that is not
  /// known is kept among the extra ones. Lines that cannot be read are reported and left out.
  public static let rejoinder = DiscussionFormat(
    name: "rejoinder",
    title: "Rejoinder",
    understands: "its own JSON Lines, which begin with {\"rejoinder\":1",
    fileExtensions: ["jsonl", "rejoinder"],
    sniff: { sample in sample.json?.has("rejoinder", at: "") == true ? .certain : .none },
    read: { inputs, sink throws(FormatError) in
      for input in inputs {
        try input.readJSON(documents: .lines) { (json) throws(JSONError) in
          var reader = RejoinderLineReader(file: input.name, sink)
          try reader.read(&json)
        }
      }
    },
    write: { discussions, output in
      for discussion in discussions {
        var writer = RejoinderLineWriter(output)
        writer.write(discussion)
      }
    }
  )
}

/// The names of the fields, in the order in which they are written.
enum RejoinderField: String, CaseIterable {
  case rejoinder, discussion
  case id, parent, author, text, html, markdown, created, edited, revision, up, down, state, flags
  case age, permalink, reactions, quotes, attachments, extraParents, extra
  case title, address, source, statedCount, more, cursor, name, avatar, count, comment, mediaType
  case value, hex

  private static let names = JSONNames(allCases.map(\.rawValue))

  /// The field that the reader's last name stands for, `nil` for one that is not known.
  static func named(in reader: inout JSONReader) -> RejoinderField? {
    reader.nameIndex(in: names).map { allCases[$0] }
  }
}
