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
import { BadEnvironment, type LeadEnvironment, leadEnvironment } from './lead-api/environment.ts'
import { graceMs, shutDownGracefully } from './lead-api/graceful-shutdown.ts'
import { knownSites } from './lead-api/http/origins.ts'
import { openExistingLeads, openLeads } from './lead-api/open-leads.ts'
import { NotEmpty } from './lead-api/person-export.ts'
import { exportPerson, forgetPerson, InvalidPersonRequest, type PersonQuery } from './lead-api/person-tasks.ts'
import { lockLeadsFile } from './lead-api/store/lock-leads-file.ts'
import type { Database } from './lead-api/store/tables.ts'
import { InvalidTokenRequest, type ReaderOptions, tokenTask } from './lead-api/token-tasks.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { UsageError } from './lib/command-line/usage-error.ts'
import { failureText } from './lib/failure-text.ts'
import type { SystemFault } from './lib/system-fault.ts'
import { describeListenError } from './serve/listen-error.ts'
import { createListener } from './serve/listener.ts'
import { BadPort, portFrom } from './serve/port.ts'

/** A mistake that an operator must correct first. */
class Mistake extends Error {}

const root = process.cwd()

function sites(): readonly Site[] {
  return dealerSlugs(root).map((slug) => {
    const loaded = loadSite(slug, { root, env: process.env })
    if ('site' in loaded) return loaded.site
    throw new Mistake(`dealers/${slug} holds mistakes; "npm run check" names them. No lead is taken before.`)
  })
}

type LeadDealers = ReturnType<typeof leadDealersOf>

/** Prints faults of the leads.yaml files, and which mails have to wait. */
function tellWaiting({ dealers, mistakes, held }: LeadDealers, env: LeadEnvironment): void {
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
}

/** The production lead API, configured by its environment. */
async function realApi(env: LeadEnvironment, known: readonly Site[], dealers: LeadDealers['dealers']) {
  const opened = openLeads(env)
  await opened.ready
  const file = resolve(env.LEADS_FILE)
  // A process that was asked to stop may hold the file for this long.
  const release = env.LEADS_DATABASE_URL ? null : await lockLeadsFile(file, graceMs + 2000)
  // Keeps a reference until exit; otherwise the lock would be garbage-collected.
  if (release) process.once('exit', release)
  return leadApi({
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
}

/** Receives leads on a port and forwards them, until it is asked to stop. */
async function run(port: number): Promise<void> {
  const env = leadEnvironment(process.env)
  const known = sites()
  const receivers = leadDealersOf(root, known)
  tellWaiting(receivers, env)
  const { app, begin, close } = await realApi(env, known, receivers.dealers)
  const server = createListener(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, env.HOST, done)
  })
  begin()
  shutDownGracefully(server, close)
  const address = server.address()
  console.log(
    `Leads of ${known.length} dealers are taken on port ${typeof address === 'object' ? address?.port : port}.`,
  )
}

async function withLeads(open: typeof openLeads, task: (db: Database) => Promise<string>): Promise<void> {
  const { db, ready } = open(leadEnvironment(process.env))
  console.log(await ready.then(() => task(db)).finally(() => db.destroy()))
}

interface PersonOptions {
  readonly person?: unknown
  readonly dealer?: string
  readonly out: string
  readonly yes?: boolean
}

function queryOf({ person, dealer }: PersonOptions): PersonQuery {
  if (dealer !== undefined) namedDealers([dealer], dealerSlugs(root))
  const persons = [person].flat().filter((each) => each !== undefined && each !== true)
  return { persons: persons.map(String), scope: dealer === undefined ? null : [dealer] }
}

/** `leads [--port N]`, `leads token ...`, `leads export ...` and `leads forget ...`: the production lead API. */
async function main(): Promise<void> {
  const cli = cac('npm run leads --')
  cli
    .command('', 'accept leads and deliver them')
    .option('--port <port>', 'port to listen on', { default: '4400' })
    .action(({ port }) => run(portFrom(String(port), '--port', 'npm run leads -- --port 4400')))
  cli
    .command('token <task> [name]', 'access tokens for reading leads: add, remove, list')
    .option('--dealer <slug>', 'only the leads of this dealer')
    .option('--group <group>', 'only the leads of this group')
    // Readers may be added before the first lead exists.
    .action((task: string, name: string | undefined, options: ReaderOptions) =>
      withLeads(task === 'add' ? openLeads : openExistingLeads, tokenTask(task, name, options, sites)),
    )
  cli
    .command('export', 'write everything stored about one person to a folder')
    .option('--person <text>', 'e-mail address or phone number; may be repeated', { type: [] })
    .option('--dealer <slug>', 'only the data of this dealer')
    .option('--out <folder>', 'folder to write to', { default: 'person-export' })
    .action((options: PersonOptions) =>
      withLeads(openExistingLeads, (db) => exportPerson(db, queryOf(options), resolve(options.out), new Date())),
    )
  cli
    .command('forget', 'count, or delete, everything stored about one person')
    .option('--person <text>', 'e-mail address or phone number; may be repeated', { type: [] })
    .option('--dealer <slug>', 'only the data of this dealer')
    .option('--yes', 'delete; without it, only count')
    .action((options: PersonOptions) =>
      withLeads(openExistingLeads, (db) => forgetPerson(db, queryOf(options), options.yes === true)),
    )
  commandLine(cli)
  await cli.runMatchedCommand()
}

await main().catch((error: unknown) => {
  const isMistake =
    error instanceof Mistake ||
    error instanceof UsageError ||
    error instanceof BadPort ||
    error instanceof InvalidTokenRequest ||
    error instanceof InvalidPersonRequest ||
    error instanceof NotEmpty ||
    error instanceof BadEnvironment
  const known = isMistake ? error.message : describeListenError(error as SystemFault, 'npm run leads -- --port 4401')
  console.error(known ?? failureText(error, 'No lead was taken.'))
  process.exit(isMistake ? 2 : 1)
})
