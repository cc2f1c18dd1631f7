import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sampleSecrets, tellingParts } from '#domain/secret/sample-secrets.ts'
import { reportForPeople } from '#scripts/build/report.ts'
import { actions, developer, planted } from '#scripts/build/verify/sample-environments.ts'
import { reportForMachines } from '#scripts/lib/outcomes.ts'
import { buildHere } from '../warm-builds.ts'
import { pathsBelow } from './build-site.ts'

const site = 'dealers/north-yard/site.yaml'
let out = ''

/** The yard with more at the end of its settings. */
function yardWith(yaml: string): string {
  const content = mkdtempSync(join(tmpdir(), 'planted-'))
  cpSync(join(import.meta.dirname, 'two-dealers'), content, { recursive: true })
  appendFileSync(join(content, site), `\n${yaml}\n`)
  return content
}

/** Builds it with these variables beside those of an ordinary machine; what was said, in every form. */
async function builtWith(content: string, env: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries({ ...developer, ...actions, ...env })) {
    // Names that Node itself listens to.
    if (!/^(?:PATH|HOME|PWD|OLDPWD|TZ|LANG|TERM)$/.test(name)) vi.stubEnv(name, value)
  }
  vi.stubEnv('FORECOURT_NOW', '2026-03-04T01:00:00.000Z')
  const result = await buildHere({ content, out, slugs: ['north-yard'], force: true })
  return { result, said: `${reportForPeople([result])}\n${reportForMachines([result])}` }
}

const live = () => join(out, 'north-yard/current')
const texts = () => pathsBelow(live()).map((path) => readFileSync(live() + path, 'latin1'))

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'planted-out-'))
})
afterEach(() => vi.unstubAllEnvs())

describe('a machine full of secrets', () => {
  it('builds a site that holds none of them', async () => {
    const { result, said } = await builtWith(yardWith(''), planted)
    expect([result.outcome, result.problems]).toEqual(['published', []])
    const values = Object.values(planted)
    const holding = texts().filter((text) => values.some((value) => text.includes(value)))
    expect(holding).toEqual([])
    expect(values.filter((value) => said.includes(value))).toEqual([])
  }, 180_000)

  it('publishes no site whose texts hold values of variables, and names the variables alone', async () => {
    const names = ['SMTP_PASSWORD', 'FEED_CREDENTIALS', 'LEGACY', 'SESSION_SALT']
    const values = names.map((name) => planted[name] ?? '')
    const promos = values.map((value) => `{title: Offer, text: ${JSON.stringify(value)}}`)
    const { result, said } = await builtWith(yardWith(`promos: [${promos.join(', ')}]`), planted)
    expect(result.outcome).toBe('failed')
    for (const name of names) expect(said).toContain(`holds the value of the environment variable ${name}`)
    expect(values.filter((value) => said.includes(value))).toEqual([])
    expect(texts().filter((text) => values.some((value) => text.includes(value)))).toEqual([])
  }, 120_000)

  test.each(['maps: {token_env: $}', 'search: {engine: meilisearch, host: "https://s.example", key_env: $}'])(
    'publishes no variable that is named at %s',
    async (yaml) => {
      for (const name of ['NPM_PUBLISH_TOKEN', 'AWS_SECRET_ACCESS_KEY']) {
        const value = planted[name] ?? ''
        const content = yardWith('')
        const own = readFileSync(join(content, site), 'utf8').replace(/^(?:maps|search):.*\n/gm, '')
        writeFileSync(join(content, site), `${own}\n${yaml.replace('$', name)}\n`)
        const { result, said } = await builtWith(content, planted)
        expect(result.outcome, name).toBe('failed')
        expect(said).toContain('FORECOURT_PUBLIC_')
        expect(said).not.toContain(value)
      }
    },
    180_000,
  )
})

describe('secrets in a dealer’s files', () => {
  it('stop the dealer, and stand neither in the log nor in what is live', async () => {
    // The loader's own tests plant them all; here a few go the whole way.
    for (const [what, secret] of sampleSecrets.slice(0, 60).filter((_, index) => index % 15 === 0)) {
      const { result, said } = await builtWith(
        yardWith(`promos: [{title: Offer, text: ${JSON.stringify(secret)}}]`),
        {},
      )
      expect(result.outcome, what).toBe('failed')
      const parts = tellingParts(secret)
      expect(
        parts.filter((part) => said.toLowerCase().includes(part)),
        what,
      ).toEqual([])
      expect(
        texts().filter((text) => text.includes(secret)),
        what,
      ).toEqual([])
    }
  }, 120_000)
})
