import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'
import type { Site } from '#tenants/site.ts'
import { leadApi } from './lead-api/app.ts'
import { callerAddress } from './lead-api/caller-address.ts'
import { leadDealersOf, withoutSender } from './lead-api/deliveries/lead-dealers.ts'
import { smtpMailer } from './lead-api/deliveries/smtp-mailer.ts'
import { endWhenAsked } from './lead-api/end-when-asked.ts'
import { BadEnvironment, leadEnvironment } from './lead-api/environment.ts'
import { knownSites } from './lead-api/http/origins.ts'
import { openKeptLeads, openLeads } from './lead-api/open-leads.ts'
import { addReader, listReaders, removeReader } from './lead-api/page/readers.ts'
import { NotEmpty } from './lead-api/person-export.ts'
import { BadPerson, exportPerson, forgetPerson, type PersonQuery } from './lead-api/person-tasks.ts'
import type { Database } from './lead-api/store/tables.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { WrongCall } from './lib/command-line/wrong-call.ts'
import { failureText } from './lib/failure-text.ts'
import type { SystemFault } from './lib/system-fault.ts'
import { createListener } from './serve/listener.ts'
import { BadPort, portFrom } from './serve/port.ts'
import { unusableAddress } from './serve/unusable-address.ts'

/** Something that an operator has to put right first. */
class Mistake extends Error {}

const root = process.cwd()

function sites(): readonly Site[] {
  return dealerSlugs(root).map((slug) => {
    const loaded = loadSite(slug, { root, env: process.env })
    if ('site' in loaded) return loaded.site
    throw new Mistake(`dealers/${slug} holds mistakes; "npm run check" names them. No lead is taken before.`)
  })
}

/** Takes leads on a port and sends them on, until it is asked to end. */
async function run(port: number): Promise<void> {
  const env = leadEnvironment(process.env)
  const known = sites()
  const { dealers, mistakes, held } = leadDealersOf(root, known)
  for (const mistake of mistakes) console.error(mistake)
  for (const slug of held)
    console.error(
      `dealers/${slug}/leads.yaml cannot be used: its leads are kept and go to its receivers once it is mended.`,
    )
  const unsent = withoutSender(dealers, env.LEADS_MAIL_FROM)
  if (unsent.length > 0)
    console.error(
      `LEADS_MAIL_FROM is not set, and no "from" in leads.yaml of ${unsent.join(', ')}: their mails wait for it.`,
    )
  if (!env.LEADS_SMTP_URL) console.error('LEADS_SMTP_URL is not set: mails stand at /leads/outbox and go nowhere.')
  const opened = openLeads(env)
  await opened.ready
  const file = resolve(env.LEADS_FILE)
  const { app, begin, close } = leadApi({
    file,
    folder: resolve(env.LEADS_FOLDER ?? `${file}-files`),
    sites: known,
    database: opened,
    proofSecret: env.LEADS_PROOF_SECRET,
    real: {
      known: knownSites(known, env.LEADS_ORIGINS),
      rates: { perAddress: env.LEADS_PER_ADDRESS, perSite: env.LEADS_PER_SITE },
      mostBytes: env.LEADS_FOLDER_MB * 1024 * 1024,
      addressOf: callerAddress(env.LEADS_PROXIES),
    },
    outgoing: {
      dealers,
      ...(env.LEADS_SMTP_URL ? { mailer: smtpMailer(env.LEADS_SMTP_URL) } : {}),
      senders: { from: env.LEADS_MAIL_FROM ?? null, page: env.LEADS_PAGE_URL ?? null, env: process.env },
      isShared: env.LEADS_DATABASE_URL !== undefined,
    },
  })
  const server = createListener(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, env.HOST, done)
  })
  begin()
  endWhenAsked(server, close)
  const address = server.address()
  console.log(
    `Leads of ${known.length} dealers are taken on port ${typeof address === 'object' ? address?.port : port}.`,
  )
}

async function withLeads(open: typeof openLeads, task: (db: Database) => Promise<string>): Promise<void> {
  const { db, ready } = open(leadEnvironment(process.env))
  console.log(await ready.then(() => task(db)).finally(() => db.destroy()))
}

interface ReaderOptions {
  readonly dealer?: string
  readonly group?: string
}

function websitesOf({ dealer, group }: ReaderOptions): readonly string[] | null {
  const known = sites()
  if (dealer === undefined && group === undefined) return null
  const slugs = known.filter(
    (site) => site.slug === dealer || (group !== undefined && site.identity.dealership_group === group),
  )
  const isMissed = (asked: string | undefined, has: (site: Site) => boolean) => asked !== undefined && !known.some(has)
  const isAll =
    !isMissed(dealer, ({ slug }) => slug === dealer) &&
    !isMissed(group, ({ identity }) => identity.dealership_group === group)
  if (isAll) return slugs.map(({ slug }) => slug)
  throw new Mistake(`No dealer fits. There are: ${known.map(({ slug }) => slug).join(', ')}.`)
}

/** A new token for a name that exists opens what the old one did, unless it is said what: never more by a word that is left out. */
async function scopeFor(db: Database, reader: string, options: ReaderOptions): Promise<readonly string[] | null> {
  if (options.dealer !== undefined || options.group !== undefined) return websitesOf(options)
  return (await listReaders(db)).find(({ name }) => name === reader)?.websites ?? null
}

async function listed(db: Database): Promise<string> {
  const readers = await listReaders(db)
  return readers.map(({ name, websites }) => `${name}: ${websites?.join(', ') ?? 'all dealers'}`).join('\n')
}

function named(name: string | undefined, example: string): string {
  if (name) return name
  throw new Mistake(`Write whose token it is: npm run leads -- token ${example}`)
}

/** Who takes a token away has to know that it opens nothing any more: a slip in the name is a mistake. */
async function removeToken(db: Database, name: string): Promise<string> {
  if (await removeReader(db, name)) return `${name} reads no more.`
  const names = (await listReaders(db)).map((reader) => reader.name)
  throw new Mistake(
    `Nobody reads leads as "${name}"; ${names.length > 0 ? `there is ${names.join(', ')}` : 'nobody does so far'}.`,
  )
}

/** `leads token add NAME`, `leads token remove NAME`, `leads token list`: who may read leads. A reader may come before the first lead. */
async function tokens(task: string, name: string | undefined, options: ReaderOptions): Promise<void> {
  const tasks: Readonly<Record<string, (db: Database) => Promise<string>>> = {
    add: async (db) => {
      const reader = named(name, 'add north-desk --dealer north')
      const websites = await scopeFor(db, reader, options)
      const token = await addReader(db, reader, websites, new Date())
      return `${token}\n\nThis is told once. It opens ${JSON.stringify(websites ?? 'all dealers')}.`
    },
    remove: async (db) => removeToken(db, named(name, 'remove north-desk')),
    list: listed,
  }
  const chosen = Object.hasOwn(tasks, task) ? tasks[task] : undefined
  if (!chosen) throw new Mistake(`There is no "token ${task}"; there are ${Object.keys(tasks).join(', ')}.`)
  await withLeads(task === 'add' ? openLeads : openKeptLeads, chosen)
}

interface PersonOptions {
  readonly person?: unknown
  readonly dealer?: string
  readonly out: string
  readonly yes?: boolean
}

function queryOf({ person, dealer }: PersonOptions): PersonQuery {
  if (dealer !== undefined && !dealerSlugs(root).includes(dealer))
    throw new Mistake(`There is no dealer "${dealer}"; there are ${dealerSlugs(root).join(', ')}.`)
  const persons = [person].flat().filter((each) => each !== undefined && each !== true)
  return { persons: persons.map(String), scope: dealer === undefined ? null : [dealer] }
}

/** `leads [--port N]`, `leads token ...`, `leads export ...` and `leads forget ...`: the lead API as it is run for real. */
async function main(): Promise<void> {
  const cli = cac('npm run leads --')
  cli
    .command('', 'take leads and send them on')
    .option('--port <port>', 'where to listen', { default: '4400' })
    .action(({ port }) => run(portFrom(String(port), '--port', 'npm run leads -- --port 4400')))
  cli
    .command('token <task> [name]', 'who may read leads: add, remove, list')
    .option('--dealer <slug>', 'of one dealer')
    .option('--group <group>', 'of a group')
    .action(tokens)
  cli
    .command('export', 'write everything that is kept of one person into a folder')
    .option('--person <text>', 'an e-mail address or a phone number; may be said again', { type: [] })
    .option('--dealer <slug>', 'of one dealer; of all when left out')
    .option('--out <folder>', 'where to write it', { default: 'person-export' })
    .action((options: PersonOptions) =>
      withLeads(openKeptLeads, (db) => exportPerson(db, queryOf(options), resolve(options.out), new Date())),
    )
  cli
    .command('forget', 'delete everything that is kept of one person')
    .option('--person <text>', 'an e-mail address or a phone number; may be said again', { type: [] })
    .option('--dealer <slug>', 'of one dealer; of all when left out')
    .option('--yes', 'delete, and do not only count')
    .action((options: PersonOptions) =>
      withLeads(openKeptLeads, (db) => forgetPerson(db, queryOf(options), options.yes === true)),
    )
  commandLine(cli)
  await cli.runMatchedCommand()
}

await main().catch((error: unknown) => {
  const isMistake =
    error instanceof Mistake ||
    error instanceof WrongCall ||
    error instanceof BadPort ||
    error instanceof BadPerson ||
    error instanceof NotEmpty ||
    error instanceof BadEnvironment
  const known = isMistake ? error.message : unusableAddress(error as SystemFault, 'npm run leads -- --port 4401')
  console.error(known ?? failureText(error, 'No lead was taken.'))
  process.exit(isMistake ? 2 : 1)
})
