import type { BuildResult } from './build-job.ts'

/** Result of a build that published nothing; the caller adds the outcome. */
export function createEmptyResult(slug: string): Omit<BuildResult, 'outcome' | 'ms' | 'took'> {
  return {
    slug,
    pages: 0,
    dataFiles: 0,
    drawn: 0,
    cars: 0,
    answers: null,
    delisted: 0,
    problems: [],
    leftOut: {},
    withheld: [],
    notOnShow: {},
    unreadFacts: {},
    accepted: [],
    warnings: [],
  }
}
