/** Shapes of keys that must never stand in a published file. Named by what they are, never by what was found. */
const secrets: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'a payment provider’s secret key', pattern: /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{8,}/ },
  { what: 'a secret map token', pattern: /\bsk\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{10,}/ },
]

/** The kinds of secret that a text holds; the secret itself is not repeated. */
export function secretsIn(text: string): string[] {
  return secrets.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what)
}
