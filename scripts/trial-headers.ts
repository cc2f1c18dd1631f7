import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cac } from 'cac'
import pc from 'picocolors'
import { commandLine } from './lib/command-line/command-line.ts'
import { UsageError } from './lib/command-line/usage-error.ts'
import { failureText } from './lib/failure-text.ts'
import { headerRules } from './serve/headers.ts'
import { liveSites } from './serve/sites.ts'
import { type Graded, grade, loadGrader } from './trial-headers/observatory.ts'
import { isInstalled, startWebServer, type WebServerName, webServers } from './trial-headers/web-server.ts'

/**
 * A lower score means a lost header. Five more points would require default-src 'none', with which Firefox prefetches
 * no page.
 */
const wanted = 125

type Headers = Readonly<Record<string, string>>
type Grade = (headers: Headers) => Graded

/** Restores the HSTS header, which the local reader drops as it only applies to https. */
const secured = (headers: Headers, file: string): Headers => ({
  ...headers,
  'strict-transport-security': /Strict-Transport-Security: (.*)/.exec(file)?.[1] ?? '',
})

/** One path for each rule with its own headers. */
const pathsIn = (file: string): string[] =>
  ['/', ...(file.match(/^\/(?:cars|locations)\/\S+/gm) ?? [])].map((path) => path.replaceAll(':slug', 'x'))

function tell(what: string, graded: readonly Graded[]): void {
  const { score, findings } = graded.reduce((worst, next) => (next.score < worst.score ? next : worst))
  const isGood = score >= wanted
  // A missing header scores 0, not less.
  const lost = Object.entries(findings).filter(([, points]) => points < 0 || (points === 0 && !isGood))
  if (!isGood) process.exitCode = 1
  const told = lost.map(([name, points]) => `${name} ${points}`).join(', ')
  console.log(`${isGood ? pc.green('✓') : pc.red('✗')} ${pc.bold(what)}  ${score} points ${pc.dim(told)}`)
}

/** Response headers of a web server with a release's configuration, per path. */
async function answersOf(name: WebServerName, folder: string, paths: readonly string[]): Promise<Headers[]> {
  const server = await startWebServer(name, folder)
  const answers = await Promise.all(paths.map((path) => fetch(server.url + path)))
  await server.stop()
  return answers.map(({ headers }) => Object.fromEntries(headers))
}

/** Grades a release as CDNs read its `_headers`, and as each installed web server serves it. */
async function gradeSite(slug: string, folder: string, gradeOf: Grade): Promise<void> {
  const file = readFileSync(join(folder, '_headers'), 'utf8')
  const paths = pathsIn(file)
  tell(
    slug,
    paths.map((path) => gradeOf(secured(headerRules(file)(path), file))),
  )
  for (const name of webServers.filter(isInstalled)) {
    tell(`${slug} by ${name}`, (await answersOf(name, folder, paths)).map(gradeOf))
  }
}

/** `trial:headers [--out DIR]`: grades every live dealer with MDN's Observatory; exit 1 below 125 points. */
async function main(): Promise<void> {
  const cli = cac('npm run trial:headers --')
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  const { options } = commandLine(cli)
  if (options.help) return
  const out = String(options.out)
  const sites = existsSync(out) ? liveSites(out) : []
  if (sites.length === 0) throw new UsageError(`There is no live site in ${out} to grade: npm run build`)
  const grader = await loadGrader()
  for (const { slug, folder } of sites) {
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    await gradeSite(slug, folder, (headers) => grade(grader, headers, html))
  }
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'Nothing was graded.'))
  process.exitCode = 2
})
