import { mailboxIn } from '../asked/mailbox.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { everyLead, everything, type ListedLead, type Scope } from './lead-list.ts'
import type { Database } from './tables.ts'

/** What leaves Australia and North America; a whole number with its country is longer than what follows a 011 elsewhere. */
const dialOut = /^0?011(?=\d{10})/

/** Digits of a number without what is dialled before it from inside the country, or to leave it. */
const significant = (text: string): string => text.replaceAll(/\D/g, '').replace(dialOut, '').replace(/^0+/, '')

/** Fewer digits belong to many. */
const fewest = 8

/** Codes of countries, as the numbering plan E.164 gives them out; some write the zero of the inland number behind. */
const country =
  /^(?:1|7|2(?:[07]|[1-689]\d)|3(?:[0-469]|[578]\d)|4(?:[013-9]|2\d)|5(?:[1-8]|[09]\d)|6(?:[0-6]|[7-9]\d)|8(?:[1246]|[03578]\d)|9(?:[0-58]|[679]\d))0?$/

/** Codes whose numbers have ten digits always: before fewer, a 7 is Queensland's and no 7 of Russia. */
const beforeTen = /^[17]0?$/

/** Whether two numbers are one, with the code of a country or without. A place's own code is part of a number. */
function isSamePhone(a: string, b: string): boolean {
  const [short = '', long = ''] = [significant(a), significant(b)].sort((one, other) => one.length - other.length)
  const before = long.slice(0, long.length - short.length)
  if (short.length < fewest || !long.endsWith(short)) return false
  return before === '' || (country.test(before) && (short.length >= 10 || !beforeTen.test(before)))
}

/** Letters that are written in two ways, such as an o and its dots, are one. */
const folded = (email: string) => email.normalize('NFC').trim().toLowerCase()

/** Whether what a lead says is this address, with or without what its mailer drops. */
const isSameEmail = (person: string, said: string) =>
  [said, mailboxIn(said)].some((each) => folded(each) === folded(person))

/** Whether this can name one person: an e-mail address, or a whole phone number. */
export const isPerson = (text: string): boolean =>
  text.includes('@') ? /^\S+@\S+\.\S+$/.test(text.trim()) : significant(text).length >= fewest

/** Whether a lead came from one of these addresses or numbers. */
export function isOf({ lead }: Pick<StoredLead, 'lead'>, persons: readonly string[]): boolean {
  const [email, phone] = [plainText(lead.email), plainText(lead.phone)]
  return persons.some((person) => (person.includes('@') ? isSameEmail(person, email) : isSamePhone(person, phone)))
}

/** Every lead of a person, newest first; all leads are read for it, for nobody may be overlooked. */
export async function leadsOfPerson(db: Database, persons: readonly string[], scope: Scope): Promise<ListedLead[]> {
  const found: ListedLead[] = []
  for await (const lead of everyLead(db, everything, scope)) if (isOf(lead, persons)) found.push(lead)
  return found
}
