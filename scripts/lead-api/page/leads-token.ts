import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The token for reading leads from another machine, and where an operator finds it. */
export interface LeadsToken {
  readonly token: string
  /** Path of a file or name of a variable; never the token. */
  readonly source: string
}

const variable = 'FORECOURT_LEADS_TOKEN'
const shortest = 16

/** The configured token is too short or has invalid characters. */
export class WeakToken extends Error {}

function checked(token: string, source: string): LeadsToken {
  if (token.length >= shortest && /^[!-~]+$/.test(token)) return { token, source }
  throw new WeakToken(
    `${source} holds no token for the leads: ${shortest} or more letters, digits or signs without spaces.`,
  )
}

/**
 * The token of the leads: from the environment, or from the file `token` in `folder`, which is created at the first
 * start. Folder and file are readable by their owner only.
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
