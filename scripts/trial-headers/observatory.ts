import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** MDN's grader. It depends on a web server and a database, so it is installed on first use only, and cached. */
const grader = '@mdn/mdn-http-observatory@1.4.8'
const home = '.cache/observatory'

/** A test of the grader: takes a site's responses and returns the name of a result that has a score. */
type GraderTest = (site: object) => { readonly result: string }

interface Grader {
  readonly tests: readonly GraderTest[]
  readonly scoreOf: (result: string) => number
  readonly Requests: new (host: string) => { responses: object; resources: { path: string | null }; session: object }
}

/** A site's score with its findings. */
export interface Graded {
  readonly score: number
  /** Result name -> points, positive or negative. */
  readonly findings: Readonly<Record<string, number>>
}

/** Writes an empty HSTS preload list: no dealer is on it, so the grade is the same. */
function leavePreloads(source: string): void {
  const folder = join(source, '../conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'hsts-preload.json'), '{}')
}

function fetchGrader(): string {
  const folder = resolve(home)
  const source = join(folder, 'node_modules/@mdn/mdn-http-observatory/src')
  if (existsSync(source)) return source
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional']
  execFileSync('npm', ['install', ...quiet, grader], { cwd: folder, stdio: 'inherit' })
  leavePreloads(source)
  return source
}

/** Loads the grader. @throws when it is missing and cannot be installed */
export async function loadGrader(): Promise<Grader> {
  const source = fetchGrader()
  const part = (file: string) => import(pathToFileURL(join(source, file)).href)
  const [{ ALL_TESTS }, { getScoreModifier }, { Requests }] = await Promise.all([
    part('constants.js'),
    part('grader/grader.js'),
    part('types.js'),
  ])
  return { tests: ALL_TESTS, scoreOf: getScoreModifier, Requests }
}

/** Grades a page as if served on the web by https, with http redirected to it. */
export function grade(
  { tests, scoreOf, Requests }: Grader,
  headers: Readonly<Record<string, string>>,
  html: string,
): Graded {
  const url = new URL('https://www.dealer.example/')
  const answer = { status: 200, statusText: 'OK', headers: { 'content-type': 'text/html', ...headers }, verified: true }
  const page = { ...answer, data: html, request: { responseURL: url.href }, httpEquiv: new Map() }
  const redirects = [
    { url: new URL('http://www.dealer.example/'), status: 301 },
    { url, status: 200 },
  ]
  const site = new Requests(url.hostname)
  site.responses = {
    auto: page,
    cors: null,
    http: page,
    https: page,
    httpRedirects: redirects,
    httpsRedirects: redirects,
  }
  site.resources.path = html
  site.session = { url, redirectHistory: redirects, jar: null, response: page }
  const results = tests.map((test) => test(site).result)
  const findings = Object.fromEntries(results.map((result) => [result, scoreOf(result)]))
  return { score: 100 + Object.values(findings).reduce((sum, points) => sum + points, 0), findings }
}
