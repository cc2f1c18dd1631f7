import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cac } from 'cac'
import { startApi } from './bench/leads/running-api.ts'
import { openApi } from './lead-api/http/open-api.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { OperatorError } from './lib/operator-error.ts'
import { makeDealer, slug } from './trial-kills/dealer.ts'

const checks =
  'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,unsupported_method'

/** Endpoints of the production API; the other lookups are fixtures. */
const paths = '^/api/(leads|holds|carClarity|appointments|challenge)'

/**
 * `trial:api [--seconds 120] [--seed 1]`: runs schemathesis against the API by its OpenAPI document; exit 1 on a 500 or
 * another violation.
 */
async function main(): Promise<void> {
  const cli = cac('npm run trial:api --')
  cli.option('--seconds <n>', 'duration in seconds', { default: 120 })
  cli.option('--seed <n>', 'seed of the random requests', { default: 1 })
  const { options } = commandLine(cli)
  if (options.help) return
  const seconds = wholeNumber('--seconds', options.seconds, 1)
  const seed = wholeNumber('--seed', options.seed, 0)
  const tester = process.env.SCHEMATHESIS ?? 'schemathesis'
  if (spawnSync(tester, ['--version']).error)
    throw new OperatorError(
      `There is no ${tester}. Install it (pipx install schemathesis, or pip in an environment of its own) or name it in SCHEMATHESIS.`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'trial-api-'))
  const { content } = makeDealer()
  const document = join(folder, 'openapi.json')
  writeFileSync(document, JSON.stringify(openApi([slug])))
  const api = await startApi(resolve('scripts/leads.ts'), content, {
    LEADS_FILE: join(folder, 'leads.sqlite'),
    LEADS_MAIL_FROM: 'leads@platform.example',
    LEADS_PER_ADDRESS: '100000000',
    LEADS_PER_SITE: '100000000',
  })
  const how = ['--checks', checks, '--include-path-regex', paths, '--header', `Origin: https://${slug}.example`]
  const pace = ['--max-time', String(seconds), '--seed', String(seed), '--request-timeout', '20']
  const args = ['run', document, '--url', `http://127.0.0.1:${api.port}`, ...how, ...pace, '--continue-on-failure']
  const { status } = spawnSync(tester, args, { stdio: 'inherit', cwd: folder })
  await api.end()
  for (const each of [folder, content]) rmSync(each, { recursive: true })
  process.exitCode = status ?? 1
}

await main().catch((error: unknown) => {
  console.error(failureText(error, 'The trial was not held.'))
  process.exitCode = 2
})
