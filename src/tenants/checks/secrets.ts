import { writtenSecretIn } from '#domain/secret/secrets-in.ts'
import type { Finding } from '../explain/finding.ts'
import { formatPath, keysOf, type Tree, textsOf } from '../yaml/tree.ts'

/** The message for any text that looks like a secret. */
export const secretMessage =
  'this looks like a secret key, which would be published with the site; remove it here and replace it where it was issued'

/** Findings for secrets in a dealer's files: secret payment and map keys, private keys, passwords, admin keys. */
export function secretsIn(tree: Tree): Finding[] {
  return [...textsOf(tree), ...keysOf(tree)]
    .filter(({ text }) => writtenSecretIn(text) !== null)
    .map(({ path, at }) => ({ at, path: formatPath(path), message: secretMessage }))
}
