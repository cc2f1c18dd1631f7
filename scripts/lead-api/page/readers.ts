import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Scope } from '../store/lead-list.ts'
import type { Database } from '../store/tables.ts'

/** Session cookie value derived from a token, so that the browser does not store the token itself. */
export const sessionOf = (token: string): string => createHmac('sha256', token).update('leads').digest('base64url')

/** Hash stored in the database; it cannot be used to sign in. */
const hashOf = (session: string): string => createHash('sha256').update(session).digest('hex')

/**
 * Creates a token for the leads of some dealers, or of all (null). Only its hash is stored, so it is shown once. An
 * existing name gets a new token, and its old one becomes invalid.
 */
export async function addReader(db: Database, name: string, websites: Scope, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const row = { hash: hashOf(sessionOf(token)), websites: JSON.stringify(websites), created_at: now.toISOString() }
  await db
    .insertInto('tokens')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
  return token
}

/** Revokes a reader's token; false when there is no such reader. */
export async function removeReader(db: Database, name: string): Promise<boolean> {
  return (await db.deleteFrom('tokens').where('name', '=', name).executeTakeFirst()).numDeletedRows > 0n
}

/** Names of readers with a token, and their dealers. */
export async function listReaders(
  db: Database,
): Promise<readonly { readonly name: string; readonly websites: Scope }[]> {
  const rows = await db.selectFrom('tokens').select(['name', 'websites']).orderBy('name').execute()
  return rows.map(({ name, websites }) => ({ name, websites: JSON.parse(websites) as Scope }))
}

/** Dealers that a session may read, null for all; undefined for an invalid session. */
export async function scopeOfSession(db: Database, session: string): Promise<Scope | undefined> {
  const row = await db.selectFrom('tokens').select('websites').where('hash', '=', hashOf(session)).executeTakeFirst()
  return row ? (JSON.parse(row.websites) as Scope) : undefined
}
