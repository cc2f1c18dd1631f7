import type { BuildResult } from './build-job.ts'

/** A build of a dealer that published nothing, without what there is to say of it. */
export function noResult(slug: string): Omit<BuildResult, 'outcome' | 'ms' | 'took'> {
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
