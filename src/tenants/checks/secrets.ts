import type { Finding } from '../explain/finding.ts'
import { formatPath, type Tree, textsOf } from '../yaml/tree.ts'

const secretShapes = [
  /\b(?:sk|rk)[_.][A-Za-z0-9_.-]{3,}/,
  /\bwhsec_[A-Za-z0-9]{3,}/,
  /\bgh[pousr]_[A-Za-z0-9]{20,}/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b[0-9a-f]{64}\b/i,
]

const anySecret = new RegExp(secretShapes.map(({ source }) => source).join('|'), 'gi')

/** A text without what looks like a secret key, so that a report never repeats one. */
export function withoutSecrets(text: string): string {
  return text.replace(anySecret, '[secret]')
}

/** Whether a text holds something that looks like a key nobody may publish. */
export function looksSecret(text: string): boolean {
  return secretShapes.some((shape) => shape.test(text))
}

/** Keys that must never stand in a dealer's files: secret payment and map keys, private keys, admin keys of a search host. */
export function secretsIn(tree: Tree): Finding[] {
  const message =
    'this looks like a secret key, which would be published with the site; remove it here and replace it where it was issued'
  return textsOf(tree)
    .filter(({ text }) => looksSecret(text))
    .map(({ path, at }) => ({ at, path: formatPath(path), message }))
}
