import type { Place } from '../problem.ts'

/** Where a file cannot be read, and what its author probably did. */
export type Diagnosis = Pick<Place, 'line' | 'column'> & { readonly message: string }

/** Whether a line is neither blank nor a comment. */
export const isSaid = (line: string) => line.trim() !== '' && !/^\s*#/.test(line)
