import RejoinderJSON

/// Everything a reader hands out, a line for each token.
func events(_ reader: consuming JSONReader) throws(JSONError) -> [String] {
  var lines: [String] = []
  while true {
    switch try reader.next() {
    case .beginObject: lines.append("{")
    case .endObject: lines.append("}")
    case .beginArray: lines.append("[")
    case .endArray: lines.append("]")
    case .name: lines.append("name " + reader.text)
    case .string: lines.append("string " + reader.text)
    case .number: lines.append("number " + reader.text)
    case .true: lines.append("true")
    case .false: lines.append("false")
    case .null: lines.append("null")
    case .end: return lines
    }
  }
}

func events(_ text: String) throws(JSONError) -> [String] {
  try events(JSONReader(copying: text.utf8))
}

/// The error that a text leads to, `nil` for none.
func fault(_ bytes: [UInt8], documents: JSONReader.Documents = .one) -> JSONError? {
  do throws(JSONError) {
    _ = try events(JSONReader(copying: bytes, documents: documents))
    return nil
  } catch {
    return error
  }
}

/// A source that gives bytes in pieces of a given size.
func pieces(
  of bytes: [UInt8],
  size: Int
) -> (UnsafeMutableBufferPointer<UInt8>) -> Int {
  var place = 0
  return { buffer in
    let count = min(size, buffer.count, bytes.count - place)
    for index in 0..<count { buffer[index] = bytes[place + index] }
    place += count
    return count
  }
}
