import { didYouMean } from '#tenants/explain/nearest.ts'
import type { Site } from '#tenants/site.ts'
import { namedDealers } from '../lib/command-line/named-dealers.ts'
import { addReader, listReaders, removeReader } from './page/readers.ts'
import type { Database } from './store/tables.ts'

/** An invalid request to add or remove a token. */
export class InvalidTokenRequest extends Error {}

/** The dealers' sites, loaded only when needed. */
type Sites = () => readonly Site[]

/** Restricts a reader to one dealer or group; all dealers when neither is given. */
export interface ReaderOptions {
  readonly dealer?: string
  readonly group?: string
}

const slugOf = ({ slug }: Site) => slug
const groupOf = ({ identity }: Site) => identity.dealership_group

/** @throws InvalidTokenRequest when no dealer belongs to the group */
function refuseNoGroup(group: string, known: readonly Site[]): void {
  const groups = [...new Set(known.flatMap((site) => groupOf(site) ?? []))]
  if (groups.includes(group)) return
  const meant = didYouMean(group, groups) || '.'
  throw new InvalidTokenRequest(`There is no group ${group}${meant} Groups: ${groups.join(', ') || 'none'}.`)
}

/**
 * Slugs of the dealers a token opens; null for all.
 * @throws UsageError for an unknown dealer, InvalidTokenRequest for an unknown group
 */
function websitesOf({ dealer, group }: ReaderOptions, sites: Sites): readonly string[] | null {
  if (dealer === undefined && group === undefined) return null
  const known = sites()
  if (dealer !== undefined) namedDealers([dealer], known.map(slugOf))
  if (group !== undefined) refuseNoGroup(group, known)
  return known.filter((site) => site.slug === dealer || (group !== undefined && groupOf(site) === group)).map(slugOf)
}

/** Without options, an existing reader's new token keeps the old one's scope: leaving out an option never widens it. */
async function scopeFor(
  db: Database,
  reader: string,
  options: ReaderOptions,
  sites: Sites,
): Promise<readonly string[] | null> {
  if (options.dealer !== undefined || options.group !== undefined) return websitesOf(options, sites)
  return (await listReaders(db)).find(({ name }) => name === reader)?.websites ?? null
}

async function listed(db: Database): Promise<string> {
  const readers = await listReaders(db)
  if (readers.length === 0) return 'Nobody reads leads by a token so far: npm run leads -- token add north-desk'
  return readers.map(({ name, websites }) => `${name}: ${websites?.join(', ') ?? 'all dealers'}`).join('\n')
}

function named(name: string | undefined, example: string): string {
  if (name) return name
  throw new InvalidTokenRequest(`Write whose token it is: npm run leads -- token ${example}`)
}

/** Revokes a token. An unknown name is an error: the caller has to be sure that the token no longer works. */
async function removeToken(db: Database, name: string): Promise<string> {
  if (await removeReader(db, name)) return `${name} reads no more.`
  const names = (await listReaders(db)).map((reader) => reader.name)
  throw new InvalidTokenRequest(
    `Nobody reads leads as "${name}"; ${names.length > 0 ? `there is ${names.join(', ')}` : 'nobody does so far'}.`,
  )
}

/**
 * Implements `leads token add NAME`, `leads token remove NAME` and `leads token list`.
 * @throws InvalidTokenRequest for another task
 */
export function tokenTask(
  task: string,
  name: string | undefined,
  options: ReaderOptions,
  sites: Sites,
): (db: Database) => Promise<string> {
  const tasks: Readonly<Record<string, (db: Database) => Promise<string>>> = {
    add: async (db) => {
      const reader = named(name, 'add north-desk --dealer north')
      const websites = await scopeFor(db, reader, options, sites)
      const token = await addReader(db, reader, websites, new Date())
      return `${token}\n\nThis is told once. It opens ${JSON.stringify(websites ?? 'all dealers')}.`
    },
    remove: async (db) => removeToken(db, named(name, 'remove north-desk')),
    list: listed,
  }
  const chosen = Object.hasOwn(tasks, task) ? tasks[task] : undefined
  if (chosen) return chosen
  throw new InvalidTokenRequest(`There is no "token ${task}"; there are ${Object.keys(tasks).join(', ')}.`)
}
