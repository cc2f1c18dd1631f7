/** A place in a file: line and column count from 1. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** One mistake in a dealer's files, described for the person who wrote it. */
export interface Problem extends Place {
  /** The setting, e.g. `forms.phone.mode`; empty for the file as a whole. */
  readonly path: string
  /** What was found, what is allowed and what to write instead, in one sentence. */
  readonly message: string
  /** Slug of the dealer whose site the mistake affects. */
  readonly dealer: string
  /** The line of the file, for the frame; empty when there is none or it may hold a secret. */
  readonly source: string
}

function layerNote({ file, dealer }: Problem): string {
  const layer = /^dealers\/_(template|group|make)s\//.exec(file)?.[1]
  return layer ? ` (from the ${layer}; used by ${dealer})` : ''
}

/** `dealers/harbour-street/site.yaml:3:33  phone: there is no setting "acepts"; did you mean "accepts"?` */
export function formatProblem(problem: Problem): string {
  const where = `${problem.file}:${problem.line}:${problem.column}`
  const path = problem.path === '' ? '' : `${problem.path}: `
  return `${where}  ${path}${problem.message}${layerNote(problem)}`
}

/** The same, with the source line and a mark below the column. */
export function frameProblem(problem: Problem): string {
  if (problem.source === '') return formatProblem(problem)
  const number = String(problem.line)
  const blank = ' '.repeat(number.length)
  const mark = `${' '.repeat(problem.column - 1)}^`
  return `${formatProblem(problem)}\n  ${number} | ${problem.source}\n  ${blank} | ${mark}`
}

/** Sort order: by file, then by position. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : 1)
}
