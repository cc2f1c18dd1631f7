import { mailboxIn } from '../asked/mailbox.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { everyLead, everything, type ListedLead, type Scope } from './lead-list.ts'
import type { Database } from './tables.ts'

/** International prefix of Australia (0011) and North America (011); ten more digits rule out a national number. */
const dialOut = /^0?011(?=\d{10})/

/** Digits of a phone number without trunk zeros or international prefix. */
const significant = (text: string): string => text.replaceAll(/\D/g, '').replace(dialOut, '').replace(/^0+/, '')

/** Minimum number of digits; shorter numbers are ambiguous. */
const fewest = 8

/** E.164 country codes, optionally followed by the trunk zero. */
const country =
  /^(?:1|7|2(?:[07]|[1-689]\d)|3(?:[0-469]|[578]\d)|4(?:[013-9]|2\d)|5(?:[1-8]|[09]\d)|6(?:[0-6]|[7-9]\d)|8(?:[1246]|[03578]\d)|9(?:[0-58]|[679]\d))0?$/

/** Country codes whose numbers always have ten digits: before fewer, 7 is Queensland's area code, not Russia's. */
const beforeTen = /^[17]0?$/

/** Whether two phone numbers are the same, with or without country code. An area code is part of the number. */
function isSamePhone(a: string, b: string): boolean {
  const [short = '', long = ''] = [significant(a), significant(b)].sort((one, other) => one.length - other.length)
  const before = long.slice(0, long.length - short.length)
  if (short.length < fewest || !long.endsWith(short)) return false
  return before === '' || (country.test(before) && (short.length >= 10 || !beforeTen.test(before)))
}

/** Normalised to NFC, trimmed and in lower case. */
const folded = (email: string) => email.normalize('NFC').trim().toLowerCase()

/** Whether a lead's e-mail is this address, as typed or reduced to its mailbox. */
const isSameEmail = (person: string, said: string) =>
  [said, mailboxIn(said)].some((each) => folded(each) === folded(person))

/** Whether a text identifies one person: an e-mail address, or a whole phone number. */
export const isPerson = (text: string): boolean =>
  text.includes('@') ? /^\S+@\S+\.\S+$/.test(text.trim()) : significant(text).length >= fewest

/** Whether a lead has one of these e-mail addresses or phone numbers. */
export function belongsToPerson({ lead }: Pick<StoredLead, 'lead'>, persons: readonly string[]): boolean {
  const [email, phone] = [plainText(lead.email), plainText(lead.phone)]
  return persons.some((person) => (person.includes('@') ? isSameEmail(person, email) : isSamePhone(person, phone)))
}

/** All leads of a person, newest first. Scans every lead in scope, so that none is missed. */
export async function leadsOfPerson(db: Database, persons: readonly string[], scope: Scope): Promise<ListedLead[]> {
  const found: ListedLead[] = []
  for await (const lead of everyLead(db, everything, scope)) if (belongsToPerson(lead, persons)) found.push(lead)
  return found
}
