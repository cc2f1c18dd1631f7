import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { type Known, stepsOf, workflowFaults } from './workflows.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const read = (path: string) => readFileSync(path, 'utf8')
const known: Known = { commands: Object.keys(scripts), workflow: (path) => (existsSync(path) ? read(path) : null) }

it.each(globSync('.github/workflows/*.yml'))('%s names nothing that there is not', (file) => {
  expect(workflowFaults(read(file), known)).toEqual([])
})

/** A value that a workflow works out. */
const value = (what: string) => `\${{ ${what} }}`
const job = (more: string) => `jobs:\n  a:\n    timeout-minutes: 5\n    steps:\n      - run: npm run build\n${more}`
const callee = 'on: {workflow_call: {inputs: {matrix: {type: string}}}}\njobs: {}'
const calls = (what: string) => `jobs:\n  a:\n    uses: ./called.yml\n${what}`

const commit = '0123456789abcdef0123456789abcdef01234567'
const kept = `kept-${value('matrix.kept')}`
const planned = '    strategy: {matrix: x}'

test.each([
  ['a command', job('      - run: |\n          npm run biuld -- x'), 'there is no npm run biuld'],
  ['a job', job('  b:\n    needs: plan\n    timeout-minutes: 5\n    steps: []'), 'there is no job plan'],
  ['an output', job('        env: {X: "needs.a.outputs.matrix"}'), 'needs.a.outputs.matrix is given by nobody'],
  ['a step', job('    outputs: {matrix: "steps.plan.outputs.matrix"}'), 'there is no step plan'],
  ['an end', 'jobs:\n  a:\n    steps: []', 'a has no timeout-minutes'],
  ['a workflow', 'jobs:\n  a:\n    uses: ./other.yml', 'there is no ./other.yml'],
  ['an input that is asked for', calls(''), './called.yml is not given matrix'],
  ['an input', calls('    with: {matrix: x, night: y}'), './called.yml does not take night'],
  [
    'a value of a plan',
    job(`    name: ${value('matrix.slug')}\n    strategy: {matrix: x}`),
    'no plan gives matrix.slug',
  ],
  [
    'a folder of several dealers',
    job(`      - with: {path: "dist/${value('matrix.dealers')}"}\n    strategy: {matrix: x}`),
    `a keeps something by a row of dealers: dist/${value('matrix.dealers')}`,
  ],
  [
    'JSON and nothing else',
    job('      - run: npm run build -- x --json | tee night.json'),
    "npm's own words stand before the JSON of npm run build -- x --json | tee night.json",
  ],
  [
    'a keeper of a job that fails',
    job(`      - {uses: actions/cache@${commit}, with: {key: "${kept}/${value('github.run_id')}"}}\n${planned}`),
    `${kept}/${value('github.run_id')} is lost when its job fails`,
  ],
  [
    'a save of a job that fails',
    job(`      - {uses: actions/cache/save@${commit}, with: {key: "${kept}/${value('github.run_id')}"}}\n${planned}`),
    `${kept}/${value('github.run_id')} is lost when its job fails`,
  ],
  [
    'an end of a name',
    job(`      - {uses: actions/cache/restore@${commit}, with: {key: x, restore-keys: "${kept}-"}}\n${planned}`),
    `${kept}- finds what others of that beginning keep`,
  ],
  [
    'a queue',
    job(`${planned}\n    concurrency: {group: "${kept}"}`),
    'a is dropped while it waits, when another comes',
  ],
  ['a fixed version', job('      - uses: actions/checkout@v5'), 'actions/checkout@v5 is not pinned'],
])('planted: %s that is not there is found', (_, text, fault) => {
  const workflow = (path: string) => (path === 'called.yml' ? callee : null)
  expect(workflowFaults(text, { commands: ['build'], workflow })).toEqual([fault])
})

describe('a build of a night and one by day', () => {
  const steps = stepsOf(read('.github/workflows/build.yml'), 'build')
  const at = (command: string) => steps.findIndex(({ run }) => run?.includes(`npm run ${command} `))

  it('are the same steps', () => {
    for (const name of ['nightly', 'dealers'])
      expect(read(`.github/workflows/${name}.yml`)).toContain('uses: ./.github/workflows/build.yml')
  })

  const keeping = (uses: string, among = steps) =>
    among.flatMap(({ uses: used = '', with: { path = '', key = '' } = {} }) =>
      used.startsWith(`${uses}@`) ? [[key, path.trim().split('\n')] as const] : [],
    )
  const restored = keeping('actions/cache/restore')

  it.each(['bundle', 'compiled', 'snapshots', 'fetched-pictures', 'maps', 'pictures'])(
    'have %s of the last one',
    (name) => {
      const before = steps.slice(0, at('pictures'))
      const kept = ['actions/cache', 'actions/cache/restore'].flatMap((uses) => keeping(uses, before))
      expect(kept.flatMap(([, paths]) => paths)).toContain(`.cache/${name}`)
    },
  )

  it('keep what they brought back, once sites are where they live, and under names that no other run or try has', () => {
    expect(keeping('actions/cache/save', steps.slice(at('publish')))).toEqual(restored)
    for (const [key] of restored) expect(key).toMatch(/github\.run_id \}\}-\$\{\{ github\.run_attempt \}\}$/)
  })

  it('are found by the day between them, but for tokens of search hosts: a cache has its paths in its name', () => {
    const day = keeping('actions/cache/restore', stepsOf(read('.github/workflows/between-nights.yml'), 'delta'))
    const named = (all: typeof restored) => all.map(([key, paths]) => [key.split('/')[0], paths])
    const needed = restored.filter(([, paths]) => !paths.includes('search-tokens'))
    expect(named(day)).toEqual(named(needed))
  })

  it('make what stands in the branch by then, for they may have waited', () => {
    expect(steps[0]?.with).toEqual({ ref: value('github.ref') })
  })

  it('fetch pictures before pages are made, and bring sites only where the repository says where to', () => {
    expect([at('pictures'), at('build'), at('publish')]).toEqual(
      [at('pictures'), at('build'), at('publish')].sort((a, b) => a - b),
    )
    expect(at('pictures')).toBeGreaterThan(0)
    expect(steps[at('publish')]?.if).toContain("vars.PUBLISH_TO != ''")
  })
})

it('a night that is tried again keeps what it measured then, which the next one finds', () => {
  const nightly = read('.github/workflows/nightly.yml')
  const keyOf = (job: string, does: string) =>
    stepsOf(nightly, job).find(({ uses }) => uses?.startsWith(`actions/cache/${does}@`))?.with?.key
  expect(keyOf('measure', 'save')).toMatch(/^nights-.*github\.run_id \}\}-\$\{\{ github\.run_attempt \}\}$/)
  expect(keyOf('plan', 'restore')).toBe(keyOf('measure', 'save'))
})

it('a build finds the tokens of search hosts that the night before left, and leaves its own', () => {
  const steps = stepsOf(read('.github/workflows/build.yml'), 'build')
  const cacheOf = (does: string) => (step: (typeof steps)[number]) =>
    step.uses?.startsWith(`actions/cache/${does}@`) && step.with?.path === 'search-tokens'
  const [restore, save] = ['restore', 'save'].map((does) => steps.findIndex(cacheOf(does)))
  const [index, build] = ['npm run index', 'npm run build'].map((run) =>
    steps.findIndex((step) => step.run?.startsWith(run)),
  )
  const order = [restore, index, build, save]
  expect(Math.min(...order.map(Number))).toBeGreaterThanOrEqual(0)
  expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)))
  expect(steps[save ?? -1]?.with?.key).toBe(steps[restore ?? -1]?.with?.key)
})

it.each([['build'], ['preview']])(
  '%s says nothing of a night that did not begin: what failed before it is what went wrong',
  (job) => {
    const after = stepsOf(read(`.github/workflows/${job}.yml`), job).filter(({ run }) =>
      / night\.json\b(?<!tee night\.json)/.test(run ?? ''),
    )
    expect(after.length).toBeGreaterThan(0)
    for (const { if: when } of after) expect(when).toContain("always() && steps.build.outcome != 'skipped'")
  },
)

describe('between nights', () => {
  it('asks nobody unless the repository says so', () => {
    expect(read('.github/workflows/between-nights.yml')).toContain(
      "if: vars.BETWEEN_NIGHTS == 'on' && vars.PUBLISH_TO != ''",
    )
  })
})

describe('the tests of every night', () => {
  it('skip no server, and go through the nights of half a year', () => {
    const text = read('.github/workflows/test.yml')
    for (const program of ['nginx', 'caddy', 'golang']) expect(text).toMatch(new RegExp(`apt-get install.* ${program}`))
    expect(text).toContain(`FORECOURT_NIGHTS: ${value("github.event_name == 'schedule' && '200' || '8'")}`)
  })
})
