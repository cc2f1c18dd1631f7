import type { Place } from '../problem.ts'

/** Where YAML cannot be read, and what the person who wrote it probably did. */
export type Diagnosis = Pick<Place, 'line' | 'column'> & { readonly message: string }

/** Whether a line holds more than a comment. */
export const isSaid = (line: string) => line.trim() !== '' && !/^\s*#/.test(line)
