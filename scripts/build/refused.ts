/** What keeps a dealer from being built, a line per problem, ready to print. */
export class DealerRefused extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
