import { withoutSecrets } from '#domain/secret/redact.ts'

/** An address or file path for reports, without the parts that may hold a credential. */
export function redactAddress(source: string): string {
  const url = /^https?:/.test(source) ? URL.parse(source) : null
  return withoutSecrets(url ? url.origin + url.pathname : source)
}
