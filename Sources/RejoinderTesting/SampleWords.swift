/// What the neighbours of the garden are called, and pieces of what they say.
enum SampleWords {
  static let titles = [
    "Who has the key to the shed?", "Apples: take as many as you like", "Rain, at last",
    "Should we keep bees?", "The path behind the greenhouse", "Notes from the spring meeting",
  ]

  static let people = [
    "Luis", "Ana", "Tomás", "Ingrid", "Yusuf", "Beatriz", "Olu", "Hanna", "Dmitri", "Aoife",
    "Rosa", "Karel", "Noor", "Piet", "Sofía", "Wanjiru", "Emre", "Lucía", "Jonas", "Mei",
    "陽子", "Ελένη", "Абай", "שירה",
  ]

  static let subjects = [
    "The old pear tree", "My neighbour", "Whoever borrowed the ladder", "The compost",
    "Last year's frost", "The water butt by the gate", "Our second bed", "The hedge",
    "That little greenhouse", "A bag of seed potatoes", "The committee", "The robin",
    "Everything I planted in March", "The new path", "The last tomato plant", "The wheelbarrow",
  ]

  static let verbs = [
    "needs", "never got", "could do with", "has had", "will want", "is still waiting for",
    "deserves", "does not need", "asked me for", "surprised us with", "has earned", "ran out of",
    "would be happier with", "finally has",
  ]

  static let ends = [
    "a little shade.", "two more buckets of water.", "another week.", "a coat of paint!",
    "less attention than it gets.", "some company.", "a better place near the wall.",
    "a warm September.", "what we promised in spring.", "an honest answer.", "nothing at all.",
    "more straw before the cold comes.", "a hand on Saturday?", "a lid.", "fewer slugs…",
    "whatever is left in the shed.", "a dry evening and three people who lift.",
  ]

  static let elsewhere = [
    "¿Alguien tiene la llave del cobertizo? Mañana paso por la tarde.",
    "Wer hat die Gießkanne gesehen? Sie stand doch neben dem Kompost.",
    "りんごは今年もたくさん実りました。土曜日に一緒に収穫しませんか。",
    "Яблоки уже спелые, приходите в субботу утром.",
    "התפוחים כבר בשלים. מי בא בשבת?",
    "👍🏽 See you there 👩‍🌾 🍏🍏",
    "Can you still see this?\n\n    indented by four\n\nand back again: https://garden.example/map",
  ]
}
