import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Scope } from '../store/lead-list.ts'
import type { Database } from '../store/tables.ts'

/** What a signed-in browser shows; the token itself is not kept in it. */
export const sessionOf = (token: string): string => createHmac('sha256', token).update('leads').digest('base64url')

/** What the database keeps of a token: nobody who reads it can sign in with it. */
const hashOf = (session: string): string => createHash('sha256').update(session).digest('hex')

/**
 * Makes a token that opens the leads of some dealers, or of all; it is told once and kept nowhere. A name that exists
 * already gets a new token, and its old one opens nothing any more.
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

/** Takes a reader's token away; false where there is no such reader. */
export async function removeReader(db: Database, name: string): Promise<boolean> {
  return (await db.deleteFrom('tokens').where('name', '=', name).executeTakeFirst()).numDeletedRows > 0n
}

/** Who has a token, and for which dealers. */
export async function listReaders(
  db: Database,
): Promise<readonly { readonly name: string; readonly websites: Scope }[]> {
  const rows = await db.selectFrom('tokens').select(['name', 'websites']).orderBy('name').execute()
  return rows.map(({ name, websites }) => ({ name, websites: JSON.parse(websites) as Scope }))
}

/** The dealers that a session opens; undefined where it opens none. */
export async function scopeOfSession(db: Database, session: string): Promise<Scope | undefined> {
  const row = await db.selectFrom('tokens').select('websites').where('hash', '=', hashOf(session)).executeTakeFirst()
  return row ? (JSON.parse(row.websites) as Scope) : undefined
}
