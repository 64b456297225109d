import RejoinderCore
import RejoinderFormats
import RejoinderTesting

extension Command {
  /// Makes a discussion to try things with.
  static let sample = Command(
    name: "sample",
    summary: "Writes a made-up discussion, to try things with.",
    operands: .none,
    details: [
      "The same options always give the same discussion, in Rejoinder's own format."
    ],
    options: [.comments, .seed, .shape],
    run: { arguments throws(CommandFailure) in
      let discussion = SampleDiscussions.generated(
        count: arguments.number(.comments) ?? 100,
        seed: UInt64(arguments.number(.seed) ?? 1),
        shape: arguments.text(.shape).flatMap { SampleDiscussions.Shape(rawValue: $0) } ?? .mixed
      )
      var failure: CommandFailure?
      DiscussionFormat.rejoinder.write?([discussion]) { bytes in
        guard failure == nil else { return }
        do throws(CommandFailure) { try StandardOutput.write(bytes) } catch { failure = error }
      }
      if let failure { throw failure }
    }
  )
}
