import { issuedSecrets, type SecretShape } from './issued.ts'
import { writtenSecrets } from './written.ts'

function holds(text: string, { pattern, isPublic }: SecretShape): boolean {
  // Fast path: hardly any text matches.
  if (!pattern.test(text)) return false
  if (!isPublic) return true
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].some(([found]) => !isPublic(found))
}

const plain = issuedSecrets.filter(({ isPublic }) => !isPublic)
const judged = issuedSecrets.filter(({ isPublic }) => isPublic)

// Patterns that begin with \b are joined so that word boundaries are searched for once; joining the others would be
// slower.
const isWorded = ({ pattern }: SecretShape) => pattern.source.startsWith('\\b')
const afterWord = plain.filter(isWorded).map(({ pattern }) => pattern.source.slice('\\b'.length))
const anyWorded = new RegExp(`\\b(?:${afterWord.join('|')})`)
const anywhere = plain.filter((shape) => !isWorded(shape))

const isSuspect = (text: string) => anyWorded.test(text) || anywhere.some(({ pattern }) => pattern.test(text))

const unlikeIssued = writtenSecrets.filter((shape) => !plain.includes(shape))

/** Kind of secret in a text written by a person, or null. */
export function writtenSecretIn(text: string): string | null {
  const shapes = isSuspect(text) ? writtenSecrets : unlikeIssued
  return shapes.find((shape) => holds(text, shape))?.what ?? null
}

/** Kinds of secret in a published file; only patterns that cannot match anything else. */
export function issuedSecretsIn(text: string): readonly string[] {
  const shapes = isSuspect(text) ? issuedSecrets : judged
  return [...new Set(shapes.filter((shape) => holds(text, shape)).map(({ what }) => what))]
}
