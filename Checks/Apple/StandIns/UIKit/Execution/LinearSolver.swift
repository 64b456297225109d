/// Equations between lengths, solved in the order of their priorities.
///
/// Every equation is put into what is known already: it then says the value of one more unknown,
/// or is true anyway, or cannot be had and is left out. Inequalities come in only when the solution
/// breaks them. That is enough for edges, sizes, centres, proportions and content sizes; unlike
/// UIKit's solver it doesn't spread the error of what cannot be had.
struct LinearSolver {
  struct Form {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    mutating func add(_ other: Form, times factor: Double) {
      for (variable, value) in other.terms {
        let sum = (terms[variable] ?? 0) + value * factor
        terms[variable] = abs(sum) < 1e-9 ? nil : sum
      }
      constant += other.constant * factor
    }
  }

  struct Equation {
    /// Nought, or at least nought, or at most nought.
    var form: Form
    var relation: NSLayoutConstraint.Relation
    var priority: Float
    var origin: NSLayoutConstraint?
  }

  private var known: [Int: Form] = [:]
  private var users: [Int: Set<Int>] = [:]

  /// What a form comes to with what is known; unknowns that stay free count as nought.
  private func reduced(_ form: Form) -> Form {
    var result = Form(constant: form.constant)
    for (variable, factor) in form.terms {
      result.add(known[variable] ?? Form(terms: [variable: 1]), times: factor)
    }
    return result
  }

  private mutating func take(_ form: Form) -> Bool {
    let rest = reduced(form)
    guard let variable = rest.terms.keys.max() else { return abs(rest.constant) < 0.01 }
    guard let factor = rest.terms[variable] else { return false }
    var value = rest
    value.terms[variable] = nil
    var solved = Form()
    solved.add(value, times: -1 / factor)
    for user in users[variable] ?? [] {
      guard var form = known[user], let share = form.terms[variable] else { continue }
      form.terms[variable] = nil
      form.add(solved, times: share)
      known[user] = form
      for term in form.terms.keys { users[term, default: []].insert(user) }
    }
    known[variable] = solved
    for term in solved.terms.keys { users[term, default: []].insert(variable) }
    return true
  }

  /// The values of the unknowns, and the required equations that cannot be had.
  static func solve(
    _ equations: [Equation],
    count: Int
  ) -> (values: [Double], left: [NSLayoutConstraint]) {
    var active = Set(equations.indices.filter { equations[$0].relation == .equal })
    let order = equations.indices.sorted {
      (equations[$0].priority, -$0) > (equations[$1].priority, -$1)
    }
    for _ in 0...equations.count {
      var solver = LinearSolver()
      var left: [NSLayoutConstraint] = []
      for index in order where active.contains(index) {
        let equation = equations[index]
        guard !solver.take(equation.form), equation.priority >= 1000 else { continue }
        if let origin = equation.origin { left.append(origin) }
      }
      let broken = order.first {
        !active.contains($0) && solver.breaks(equations[$0])
      }
      guard let broken else {
        return ((0..<count).map { solver.reduced(Form(terms: [$0: 1])).constant }, left)
      }
      active.insert(broken)
    }
    return ([Double](repeating: 0, count: count), [])
  }

  private func breaks(_ equation: Equation) -> Bool {
    let value = reduced(equation.form).constant
    return equation.relation == .greaterThanOrEqual ? value < -0.01 : value > 0.01
  }
}
