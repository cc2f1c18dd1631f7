import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadEnvironment, type LeadEnvironment } from './environment.ts'
import { type Opened, openDatabase } from './store/open-database.ts'

/** SQLITE_NOTADB: the file is not a SQLite database. */
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

/** Opens the database of a starting lead API, and creates it when missing. */
export function openLeads({ LEADS_DATABASE_URL: url, LEADS_FILE }: LeadEnvironment): Opened {
  if (url) return openDatabase({ url })
  const file = resolve(LEADS_FILE)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return openDatabase({ file })
}

/**
 * Opens an existing database of leads, for queries about a person.
 * @throws BadEnvironment when there is none: a new database would claim that nothing is stored about the person
 */
export function openExistingLeads(env: LeadEnvironment): Opened {
  const file = resolve(env.LEADS_FILE)
  if (env.LEADS_DATABASE_URL || hasLeads(file)) return openLeads(env)
  const remedy = 'Name in LEADS_FILE the file that npm run leads keeps them in, or their LEADS_DATABASE_URL.'
  throw new BadEnvironment(`There is no database of leads at ${file}, so nothing was looked up. ${remedy}`)
}
