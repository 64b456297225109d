extension VotingWords {
  /// The Spanish words.
  static let spanish = {
    var words = VotingWords()
    words.up = "a favor"
    words.down = "en contra"
    words.upvote = "Votar a favor"
    words.downvote = "Votar en contra"
    words.like = "Me gusta"
    words.takeUpvoteBack = "Retirar el voto a favor"
    words.takeDownvoteBack = "Retirar el voto en contra"
    words.takeLikeBack = "Quitar el «me gusta»"
    words.upvoted = "con voto a favor"
    words.downvoted = "con voto en contra"
    words.liked = "marcado con «me gusta»"
    return words
  }()
}
