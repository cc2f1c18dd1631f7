/** Shapes of keys that must never stand in a published file. Named by what they are, never by what was found. */
const secrets: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'a payment provider’s secret key', pattern: /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{8,}/ },
  { what: 'a secret map token', pattern: /\bsk\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{10,}/ },
]

/** A secret that is known by its value. */
export interface KnownSecret {
  readonly what: string
  readonly value: string
}

/** Shorter values stand in pages by chance. */
const shortest = 8

/** The keys of this environment that fill search indexes, which no page may hold; `names` are their variables. */
export function indexKeys(names: readonly string[], env: NodeJS.ProcessEnv): readonly KnownSecret[] {
  const variables = [...new Set([...names, 'MEILI_KEY', 'MEILI_MASTER_KEY'])]
  return variables.flatMap((name) => {
    const value = env[name] ?? ''
    return value.length < shortest ? [] : [{ what: `the key of ${name}, which may change the search index`, value }]
  })
}

/** Which known secrets a text holds, plainly or as base64. */
export function knownSecretsIn(text: string, known: readonly KnownSecret[]): string[] {
  const isHeld = ({ value }: KnownSecret) => text.includes(value) || text.includes(btoa(value).replace(/=+$/, ''))
  return known.filter(isHeld).map(({ what }) => what)
}

/** The kinds of secret that a text holds; the secret itself is not repeated. */
export function secretsIn(text: string): string[] {
  return secrets.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what)
}

/** Everything in a text that must not be published, in words. */
export function secretsHeld(text: string, known: readonly KnownSecret[]): string[] {
  return [...secretsIn(text), ...knownSecretsIn(text, known)]
}
