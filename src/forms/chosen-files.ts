import type { FileField } from './kinds/files.ts'

/** The files of a field after adding some, and one message per rejected file. */
export interface ChosenFiles {
  readonly files: readonly File[]
  readonly problems: readonly string[]
}

type Limits = Pick<FileField, 'accept' | 'noun' | 'most' | 'largest' | 'total'>

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`

/** Whether the field accepts the file, by its MIME type or its extension. */
function isAccepted({ name, type }: File, accept: string): boolean {
  return accept.split(',').some((each) => {
    const wanted = each.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

function problemOf(file: File, field: Limits): string | null {
  if (!isAccepted(file, field.accept)) return `${file.name} is not one of the ${field.noun} that can be sent.`
  if (file.size === 0) return `${file.name} is empty.`
  return file.size > field.largest ? `${file.name} is larger than ${megabytes(field.largest)}.` : null
}

const weight = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Why a valid file exceeds the limits together with the others, or null. */
function roomProblem(file: File, held: readonly File[], { noun, most, total }: Limits): string | null {
  if (held.length >= most) return `${file.name} was left out: ${most} ${noun} at most.`
  return weight(held) + file.size > total ? `${file.name} was left out: ${megabytes(total)} in all at most.` : null
}

/** Adds chosen files to those held: ignores duplicates, rejects files beyond the field's limits. */
export function addFiles(field: Limits, held: readonly File[], chosen: readonly File[]): ChosenFiles {
  const problems: string[] = []
  const files = [...held]
  for (const file of chosen) {
    if (files.some((each) => isSame(each, file))) continue
    const problem = problemOf(file, field) ?? roomProblem(file, files, field)
    if (problem) problems.push(problem)
    else files.push(file)
  }
  return { files, problems }
}
