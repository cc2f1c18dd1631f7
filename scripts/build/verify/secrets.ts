import { issuedSecretsIn } from '#domain/secret/secrets-in.ts'
import { finderOf, type Needle } from './finder.ts'
import { oncePerPart, type SplitPage, splitPage } from './repeated-parts.ts'

/** What of a file of UTF-8 must not be published, in words; the secret itself is not repeated. */
export interface SecretsIn {
  /** `split` is what it says, where it is a page that was split already. */
  (file: Buffer, split?: SplitPage): readonly string[]
  /** The same of a file that was looked through before: what it looks like stays, what this machine knows may be new. */
  readonly knownIn: (file: Buffer) => readonly string[]
}

const issuedInPart = oncePerPart(issuedSecretsIn)

/** What common issuers mark; a header that stands in a thousand pages is looked through once. */
function issuedIn({ repeated, others }: SplitPage): readonly string[] {
  return [...new Set([...[...repeated.values()].flatMap(issuedInPart), ...others.flatMap(issuedSecretsIn)])]
}

/** Finds what the common issuers mark as secret, and what this machine knows. */
export function secretFinder(known: readonly Needle[]): SecretsIn {
  const knownIn = finderOf(known)
  const secretsIn = (file: Buffer, split = splitPage(file.toString())) => [...issuedIn(split), ...knownIn(file)]
  return Object.assign(secretsIn, { knownIn })
}
