import { withoutKnownSecrets } from '#domain/secret/redact.ts'
import { secretVariables } from '../build/verify/environment.ts'

/** The escaped forms a value may have in a file that a message quotes: plain, JSON, single-quoted YAML. */
function writtenWays(value: string): string[] {
  const inQuotes = JSON.stringify(value).slice(1, -1)
  return [value, inQuotes, value.replaceAll("'", "''")]
}

/** A text for a log, with anything that looks like a secret and the values of secret environment variables removed. */
export function safeText(text: string, env: NodeJS.ProcessEnv = process.env): string {
  const facts = { env, adminKeys: ['MEILI_KEY', 'MEILI_MASTER_KEY'], published: [], ownWords: () => '' }
  const values = secretVariables(facts).flatMap(({ value }) => writtenWays(value))
  const longestFirst = values.sort((a, b) => b.length - a.length)
  return withoutKnownSecrets(longestFirst.reduce((rest, value) => rest.replaceAll(value, '[hidden]'), text))
}

/** A report as JSON, each text of it safe for a log. */
export function safeJson(report: unknown, env?: NodeJS.ProcessEnv): string {
  return JSON.stringify(report, (_key, value: unknown) => (typeof value === 'string' ? safeText(value, env) : value), 2)
}
