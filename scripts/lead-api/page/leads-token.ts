import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What opens the leads to another machine, and where an operator finds it. */
export interface LeadsToken {
  readonly token: string
  /** A file or the name of a variable; never the token. */
  readonly source: string
}

const variable = 'FORECOURT_LEADS_TOKEN'
const shortest = 16

/** The token was chosen too short to keep anybody out. */
export class WeakToken extends Error {}

function checked(token: string, source: string): LeadsToken {
  if (token.length >= shortest && /^[!-~]+$/.test(token)) return { token, source }
  throw new WeakToken(
    `${source} holds no token for the leads: ${shortest} or more letters, digits or signs without spaces.`,
  )
}

/**
 * The token of the leads: from the environment, or from the file `token` in their folder, made at the first start. Folder
 * and file are for their owner alone.
 * @throws WeakToken
 */
export function leadsToken(folder: string, env: Readonly<Record<string, string | undefined>>): LeadsToken {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const given = env[variable]
  if (given) return checked(given, variable)
  const file = join(folder, 'token')
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  chmodSync(file, 0o600)
  return checked(readFileSync(file, 'utf8').trim(), file)
}
