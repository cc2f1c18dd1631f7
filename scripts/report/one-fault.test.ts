import {
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish, yard } from '../build/release/fixtures.ts'
import { runCommand } from '../lib/test-command.ts'
import { writeTree } from '../lib/write-tree.ts'

const folder = mkdtempSync(join(tmpdir(), 'one-fault-'))
const [out, into, content] = ['out', 'into', 'content'].map((name) => join(folder, name)) as [string, string, string]
const damaged = /The record of the live release is damaged: .*b-yard\/releases\/r1\.json is cut off or no JSON\./

/** What the other dealer’s file is here. */
const emptyFile = expect.stringMatching(/is not known: dealers\/a-yard\/site\.yaml:1:1 {2}the file is empty$/)

const report = (args: readonly string[], env = {}) =>
  runCommand('report', [...args, '--out', out, '--into', into, '--content', content], env)

/** Another dealer, whose record is torn. */
beforeAll(async () => {
  await publish(out, 'r1')
  const torn = join(folder, 'torn')
  await publish(torn, 'r1')
  writeFileSync(join(torn, yard, 'releases/r1.json'), '{')
  renameSync(join(torn, yard), join(out, 'b-yard'))
  writeTree(content, { [`dealers/${yard}/site.yaml`]: '', 'dealers/c-yard/site.yaml': '' })
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a fault of one dealer', () => {
  it('takes the report from no other: it is told in the place of its own', async () => {
    const { code, stdout, stderr } = await report(['--json'])
    const { dealers, failed } = JSON.parse(stdout)
    expect([code, stderr]).toEqual([1, expect.stringMatching(damaged)])
    expect(failed).toEqual([{ slug: 'b-yard', problem: expect.stringMatching(damaged) }])
    expect(dealers).toEqual([
      expect.objectContaining({ slug: yard, release: 'r1', unreadable: null, problems: [emptyFile] }),
      expect.objectContaining({ slug: 'b-yard', release: null, problems: [failed[0].problem] }),
    ])
    expect(readdirSync(into).sort()).toEqual([
      `${yard}.html`,
      `${yard}.json`,
      'b-yard.html',
      'b-yard.json',
      'index.html',
    ])
    expect(readFileSync(join(into, 'b-yard.html'), 'utf8')).toContain('what is live cannot be read.')
  })

  it('is told once where its build said it too', async () => {
    const [problem] = JSON.parse((await report(['b-yard', '--json'])).stdout).dealers[0].problems
    const built = { slug: 'b-yard', outcome: 'failed', problems: [problem], accepted: [], warnings: [], withheld: [] }
    const night = join(folder, 'night.json')
    writeFileSync(night, JSON.stringify({ dealers: [built] }))
    const { code, stdout } = await report(['--night', night, '--json'])
    expect([code, JSON.parse(stdout).dealers]).toEqual([
      1,
      [expect.objectContaining({ slug: 'b-yard', outcome: 'failed', problems: [problem] })],
    ])
  })

  it('may be that there is nothing of it: it is named, and has no page', async () => {
    rmSync(into, { recursive: true, force: true })
    const { code, stdout, stderr } = await report([yard, 'c-yard', yard])
    expect([code, stderr]).toEqual([1, 'c-yard  There is no release of c-yard: npm run build -- c-yard\n'])
    expect(stdout).toMatch(/^a-yard {2}1 page, 0 cars; .+\n$/)
    expect(readdirSync(into).sort()).toEqual([`${yard}.html`, `${yard}.json`, 'index.html'])
    rmSync(into, { recursive: true })
    expect((await report(['c-yard'])).code).toBe(1)
    expect(existsSync(into)).toBe(false)
  })

  it('is no fault where a name was mistyped: nothing is done', async () => {
    const stderr = 'There is no dealer c-yrad; did you mean "c-yard"? Dealers: a-yard, c-yard, b-yard.\n'
    expect(await report([yard, 'c-yrad'])).toEqual({ code: 2, stdout: '', stderr })
    expect(existsSync(into)).toBe(false)
  })
})

it('is not made of a build that ended early: its reason is told', async () => {
  const night = join(folder, 'early.json')
  writeFileSync(night, JSON.stringify({ error: 'There is no dealer nosuch.', dealers: [] }))
  const { code, stderr } = await report([yard, '--night', night])
  const told = `${night} has no report, as its build ended early: There is no dealer nosuch.\n`
  expect([code, stderr]).toEqual([1, told])
})

it('is not made of a build that was killed before it said a word: that is told, and no advice to build', async () => {
  const night = join(folder, 'killed.json')
  writeFileSync(night, '')
  const { code, stderr } = await report([yard, '--night', night], { GITHUB_ACTIONS: 'true' })
  const told = `${night} is empty: the build that writes it was ended before it could report. What it published is live.`
  expect([code, stderr]).toEqual([1, `${told}\n::error title=report::${told}\n`])
})

describe('a report for machines', () => {
  it('is the whole output, where GitHub shows warnings too', async () => {
    const { stdout, stderr } = await report(['--json'], { GITHUB_ACTIONS: 'true' })
    expect(JSON.parse(stdout).dealers).toHaveLength(2)
    expect(stderr).toMatch(/^::error title=b-yard::The record/m)
    expect((await report([], { GITHUB_ACTIONS: 'true' })).stdout).toMatch(/^::error title=b-yard::The record/m)
  })
})

describe('a report that takes the place of another', () => {
  it('is whole or the earlier one, as on a disk that is full', async () => {
    const [file, earlier] = [join(into, `${yard}.html`), join(folder, 'earlier.html')]
    await report([])
    writeFileSync(file, 'earlier')
    linkSync(file, earlier)
    await report([])
    expect([readFileSync(earlier, 'utf8'), readFileSync(file, 'utf8')]).toEqual([
      'earlier',
      expect.stringContaining('</html>'),
    ])
    expect(readdirSync(into).filter((name) => !/^[a-z-]+\.(?:html|json)$/.test(name))).toEqual([])
  })
})
