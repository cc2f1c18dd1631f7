import { issuedSecretsIn } from '#domain/secret/secrets-in.ts'
import { finderOf, type Needle } from './finder.ts'

/** What of a text must not be published, in words; the secret itself is not repeated. */
export interface SecretsIn {
  (text: string): readonly string[]
  /** The same of a text that was looked through before: what it looks like stays, what this machine knows may be new. */
  readonly knownIn: (text: string) => readonly string[]
}

/** Finds what the common issuers mark as secret, and what this machine knows. */
export function secretFinder(known: readonly Needle[]): SecretsIn {
  const knownIn = finderOf(known)
  const secretsIn = (text: string) => [...issuedSecretsIn(text), ...knownIn(text)]
  return Object.assign(secretsIn, { knownIn })
}
