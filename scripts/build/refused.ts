/** A dealer cannot be built. `problems` has one printable line per problem. */
export class DealerRefused extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
