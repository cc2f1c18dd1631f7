import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { everyLead, everything, type ListedLead, type Scope } from './lead-list.ts'
import type { Database } from './tables.ts'

/** Digits of a number without what is dialled before it from inside the country, or to leave it. */
const significant = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+/, '')

/** Fewer digits belong to many. */
const fewest = 8

/** Whether two numbers are one, with the code of a country (three digits at most) or without. */
function isSamePhone(a: string, b: string): boolean {
  const [short = '', long = ''] = [significant(a), significant(b)].sort((one, other) => one.length - other.length)
  return short.length >= fewest && long.endsWith(short) && long.length - short.length <= 3
}

const isSameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether this can name one person: an e-mail address, or a whole phone number. */
export const isPerson = (text: string): boolean =>
  text.includes('@') ? /^\S+@\S+\.\S+$/.test(text.trim()) : significant(text).length >= fewest

/** Whether a lead came from one of these addresses or numbers. */
export function isOf({ lead }: StoredLead, persons: readonly string[]): boolean {
  const [email, phone] = [plainText(lead.email), plainText(lead.phone)]
  return persons.some((person) => (person.includes('@') ? isSameEmail(person, email) : isSamePhone(person, phone)))
}

/** Every lead of a person, newest first; all leads are read for it, for nobody may be overlooked. */
export async function leadsOfPerson(db: Database, persons: readonly string[], scope: Scope): Promise<ListedLead[]> {
  const found: ListedLead[] = []
  for await (const lead of everyLead(db, everything, scope)) if (isOf(lead, persons)) found.push(lead)
  return found
}
