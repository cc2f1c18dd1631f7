import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadEnvironment, type LeadEnvironment } from './environment.ts'
import { type Opened, openDatabase } from './store/open-database.ts'

/** What SQLite says of a file that is none of its own. */
const notADatabase = 26

function hasLeads(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'leads'").get() !== undefined
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === notADatabase) return false
    throw error
  } finally {
    database.close()
  }
}

/** The leads of a lead API that begins; it may be the first to keep any. */
export function openLeads({ LEADS_DATABASE_URL: url, LEADS_FILE }: LeadEnvironment): Opened {
  if (url) return openDatabase({ url })
  const file = resolve(LEADS_FILE)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return openDatabase({ file })
}

/**
 * The leads that are kept already, for whoever asks about them.
 * @throws BadEnvironment where none are: a new database would answer that nothing is kept of a person
 */
export function openKeptLeads(env: LeadEnvironment): Opened {
  const file = resolve(env.LEADS_FILE)
  if (env.LEADS_DATABASE_URL || hasLeads(file)) return openLeads(env)
  const remedy = 'Name in LEADS_FILE the file that npm run leads keeps them in, or their LEADS_DATABASE_URL.'
  throw new BadEnvironment(`There is no database of leads at ${file}, so nothing was looked up. ${remedy}`)
}
