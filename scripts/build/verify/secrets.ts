import { issuedSecretsIn } from '#domain/secret/secrets-in.ts'
import { createTextFinder, type Needle } from './finder.ts'
import { memoizeByPart, type SplitPage, splitPage } from './repeated-parts.ts'

/** Describes secrets in a UTF-8 file, without repeating them. */
export interface SecretsIn {
  /** `split`: the file's result of splitPage, if known. */
  (file: Buffer, split?: SplitPage): readonly string[]
  /** For a file checked before: only searches for this machine's values, which may be new. */
  readonly knownIn: (file: Buffer) => readonly string[]
}

const issuedInPart = memoizeByPart(issuedSecretsIn)

/** Secrets in the formats of common issuers; a part repeated in a thousand pages is searched once. */
function issuedIn({ repeated, others }: SplitPage): readonly string[] {
  return [...new Set([...[...repeated.values()].flatMap(issuedInPart), ...others.flatMap(issuedSecretsIn)])]
}

/** Finds secrets in the formats of common issuers, and the given texts of this machine. */
export function secretFinder(known: readonly Needle[]): SecretsIn {
  const knownIn = createTextFinder(known)
  const secretsIn = (file: Buffer, split = splitPage(file.toString())) => [...issuedIn(split), ...knownIn(file)]
  return Object.assign(secretsIn, { knownIn })
}
