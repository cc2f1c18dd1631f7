import { exportLeads } from './person-export.ts'
import type { ListedLead, Scope } from './store/lead-list.ts'
import { dropPendingUploads, pendingUploadsOfPerson } from './store/pending-uploads.ts'
import { isPerson, leadsOfPerson } from './store/person.ts'
import { removeLeads } from './store/remove-leads.ts'
import type { Database } from './store/tables.ts'

/** An invalid request about a person's leads. */
export class InvalidPersonRequest extends Error {}

/** Selects a person's leads at some dealers. */
export interface PersonQuery {
  /** E-mail addresses and phone numbers; a lead matches if it has any of them. */
  readonly persons: readonly string[]
  readonly scope: Scope
}

/** @throws InvalidPersonRequest for an empty list, or an entry that is not a whole e-mail address or phone number */
async function leadsOf(db: Database, { persons, scope }: PersonQuery): Promise<readonly ListedLead[]> {
  const odd = persons.find((person) => !isPerson(person))
  if (persons.length === 0 || odd !== undefined)
    throw new InvalidPersonRequest(
      'Write a whole e-mail address or phone number: --person mary@example.com --person 0491570156',
    )
  return leadsOfPerson(db, persons, scope)
}

const numberOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Text: number of leads and files, and leads per dealer. */
function countsOf(leads: readonly ListedLead[]): string {
  const bySite = Map.groupBy(leads, ({ lead }) => String(lead.website_slug))
  const sites = [...bySite].map(([slug, each]) => `${slug} ${each.length}`).sort()
  const files = leads.reduce((sum, each) => sum + each.files.length, 0)
  return `${numberOf(leads.length, 'lead')} with ${numberOf(files, 'file')} (${sites.join(', ')})`
}

const nobody = 'No lead is of this person.'

/** Exports a person's leads into a folder. Returns a summary. @throws InvalidPersonRequest, NotEmpty */
export async function exportPerson(db: Database, query: PersonQuery, folder: string, now: Date): Promise<string> {
  const leads = await leadsOf(db, query)
  if (leads.length === 0) return nobody
  await exportLeads(db, leads, folder, now)
  return `${countsOf(leads)} stand in ${folder}: leads.json, and the files beside it.`
}

/** Message about uploaded files that belong to no lead. */
const strayText = (count: number, isSure: boolean) =>
  `${numberOf(count, 'file')} of theirs that came without a lead ${isSure ? (count === 1 ? 'is' : 'are') : 'would be'} deleted.`

/** Deletes, if `isSure`, a person's uploaded files that belong to no lead. Returns the message about them, if any. */
async function forgetStrays(
  db: Database,
  { persons, scope }: PersonQuery,
  isSure: boolean,
): Promise<readonly string[]> {
  const paths = await pendingUploadsOfPerson(db, persons, scope)
  if (isSure) await dropPendingUploads(db, paths)
  return paths.length > 0 ? [strayText(paths.length, isSure)] : []
}

async function forgetLeads(db: Database, leads: readonly ListedLead[], isSure: boolean): Promise<string> {
  if (leads.length === 0) return nobody
  if (!isSure) return `${countsOf(leads)} would be deleted, with all that was sent of them.`
  const { deliveries } = await removeLeads(
    db,
    leads.map(({ id }) => id),
  )
  return `${countsOf(leads)} and ${deliveries} of their deliveries are deleted. Mails and other systems that have them keep them.`
}

/** Deletes all data of a person if `isSure`. Returns a summary of what is or would be deleted. @throws InvalidPersonRequest */
export async function forgetPerson(db: Database, query: PersonQuery, isSure: boolean): Promise<string> {
  const leads = await leadsOf(db, query)
  const strays = await forgetStrays(db, query, isSure)
  const said = [await forgetLeads(db, leads, isSure), ...strays]
  const isThere = leads.length > 0 || strays.length > 0
  return [...said, ...(isThere && !isSure ? ['Add --yes to delete them.'] : [])].join(' ')
}
