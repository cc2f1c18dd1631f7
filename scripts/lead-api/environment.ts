import * as v from 'valibot'
import { defaultRateLimits } from './http/limits.ts'

/** An environment variable has an invalid value. */
export class BadEnvironment extends Error {}

const whole = (least: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'write a whole number'),
    v.transform(Number),
    v.minValue(least, `${least} or more`),
  )
const address = (schemes: RegExp, wanted: string) =>
  v.pipe(
    v.string(),
    v.check((text) => schemes.test(text) && URL.canParse(text), wanted),
  )
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
)

const schema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  LEADS_DATABASE_URL: v.optional(address(/^postgres(ql)?:\/\//, 'write postgresql://user:password@host/database')),
  LEADS_FILE: v.optional(v.string(), 'leads/leads.sqlite'),
  LEADS_FOLDER: v.optional(v.string()),
  LEADS_FOLDER_MB: v.optional(whole(1), '10240'),
  LEADS_SMTP_URL: v.optional(address(/^smtps?:\/\//, 'write smtp://user:password@host:587')),
  LEADS_MAIL_FROM: v.optional(v.pipe(v.string(), v.email('write an e-mail address'))),
  LEADS_PAGE_URL: v.optional(address(/^https?:\/\//, 'write the address of the leads page, without a path')),
  LEADS_ORIGINS: v.optional(list, ''),
  LEADS_PROOF_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'write 16 signs or more'))),
  LEADS_PROXIES: v.optional(whole(0), '0'),
  LEADS_PER_ADDRESS: v.optional(whole(1), String(defaultRateLimits.perAddress)),
  LEADS_PER_SITE: v.optional(whole(1), String(defaultRateLimits.perSite)),
})

/** The environment variables of a lead API; docs/leads.md describes each. */
export type LeadEnvironment = v.InferOutput<typeof schema>

/** Parses the environment; an empty variable counts as not set. @throws BadEnvironment without quoting any value */
export function leadEnvironment(env: Readonly<Record<string, string | undefined>>): LeadEnvironment {
  const said = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ''))
  const read = v.safeParse(schema, said)
  if (read.success) return read.output
  const lines = read.issues.map(({ path, message }) => `${String(path?.[0]?.key)}: ${message}`)
  throw new BadEnvironment(lines.join('\n'))
}
