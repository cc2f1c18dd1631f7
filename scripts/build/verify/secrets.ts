import { issuedSecretsIn } from '#domain/secret/secrets-in.ts'
import { finderOf, type Needle } from './finder.ts'

/** What of a text must not be published, in words; the secret itself is not repeated. */
export type SecretsIn = (text: string) => readonly string[]

/** Finds what the common issuers mark as secret, and what this machine knows. */
export function secretFinder(known: readonly Needle[]): SecretsIn {
  const knownIn = finderOf(known)
  return (text) => [...issuedSecretsIn(text), ...knownIn(text)]
}
