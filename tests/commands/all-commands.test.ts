import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { taskEnvironment } from '#scripts/bootstrap.mjs'
import { optionsInHelp, optionsInTables } from './documented-options.ts'
import type { Call, Ended } from './run-commands.ts'

/** What they read goes to another program, which has options of its own. */
const passedOn = ['mutation']

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync('package.json', 'utf8'))
const tasks = Object.values(scripts).map((command) => command.replace('node scripts/bootstrap.mjs ', ''))
const commands = [
  ...tasks.filter((task) => !passedOn.includes(task)),
  ...['token list', 'export', 'forget'].map((task) => `leads ${task}`),
]

/** They run where nothing is, so that whatever one writes is seen. */
const folder = mkdtempSync(join(tmpdir(), 'all-commands-'))
const env = { ...taskEnvironment(process.execPath, process.env), LEADS_FILE: join(folder, 'leads.sqlite'), DEBUG: '' }
const inFolder = { cwd: folder, env, execArgv: ['--disable-warning=ExperimentalWarning'] }

function callOf(command: string, ...args: string[]): Call {
  const [task, ...words] = command.split(' ')
  return { script: resolve(`scripts/${task}.ts`), words: [...words, ...args] }
}

/** One process for all of them: each by its own reads the same modules again, which is nearly all that it does here. */
async function runTogether(calls: readonly Call[]): Promise<readonly Ended[]> {
  const child = fork(resolve('tests/commands/run-commands.ts'), inFolder)
  child.send(calls)
  const [all] = await once(child, 'message', { signal: AbortSignal.timeout(100_000) })
  return all
}

function runAlone({ script, words }: Call): Promise<Ended> {
  const line = [...inFolder.execArgv, script, ...words]
  return new Promise((done) => {
    execFile(process.execPath, line, { ...inFolder, timeout: 60_000 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 128) : 0, stdout, stderr })
    })
  })
}

/** Scripts that others import run by their own name alone. */
const isImported = ({ script }: Call) => readFileSync(script, 'utf8').includes('import.meta.main')

/** How calls ended, by command. */
async function runAll(calls: ReadonlyMap<string, Call>): Promise<ReadonlyMap<string, Ended>> {
  const [alone, together] = [true, false].map((which) => [...calls].filter(([, call]) => isImported(call) === which))
  const ended = await runTogether(together?.map(([, call]) => call) ?? [])
  const others = await Promise.all((alone ?? []).map(async ([name, call]) => [name, await runAlone(call)] as const))
  return new Map([...(together ?? []).map(([name], place) => [name, ended[place] as Ended] as const), ...others])
}

const callAll = (args: (command: string) => readonly string[]) =>
  runAll(new Map(commands.map((command) => [command, callOf(command, ...args(command))])))

/** The first option of a command that takes a value. */
const flagOf = (help: Ended | undefined) => /^ +(--[\w-]+) </m.exec(help?.stdout ?? '')?.[1]

test('every command has a script', () => {
  expect(tasks.length).toBeGreaterThan(30)
  expect(tasks.filter((task) => !existsSync(`scripts/${task}.ts`))).toEqual([])
})

describe('every command', () => {
  let unknown: ReadonlyMap<string, Ended>
  let helps: ReadonlyMap<string, Ended>
  let empty: ReadonlyMap<string, Ended>

  beforeAll(async () => {
    unknown = await callAll(() => ['--dryrunn', 'x'])
    helps = await callAll(() => ['--help'])
    empty = await callAll((command) => [flagOf(helps.get(command)), ''].filter((word) => word !== undefined))
  }, 300_000)

  test.each(commands)('%s ends with 2 for an option that there is not', (command) => {
    const { code, stderr = '' } = unknown.get(command) ?? {}
    expect([code, stderr]).toEqual([2, expect.stringContaining('Unknown option --dryrunn')])
    expect(stderr).not.toContain('\n    at ')
  })

  test.each(commands)('%s shows its help', (command) => {
    expect(helps.get(command)).toMatchObject({ code: 0, stdout: expect.stringContaining('--verbose') })
    expect(helps.get(command)?.stdout).not.toContain('<command>')
    expect(helps.get(command)?.stdout).not.toMatch(/--no-.*\(default/)
  })

  const documented = readFileSync('docs/commands.md', 'utf8')

  /** Options of commands, by the name after `npm run`. */
  const documentedOptions = (text: string) =>
    new Map([...optionsInTables(text)].filter(([name]) => !passedOn.includes(name)))

  function helpOptions() {
    const tasks = Object.entries(scripts).map(([name, command]) => [name, command.split(' ').at(-1) ?? ''] as const)
    const parts = ['token list', 'export', 'forget'].map((part) => [`leads ${part}`, `leads ${part}`] as const)
    const named = [...tasks, ...parts].filter(([name]) => !passedOn.includes(name))
    return new Map(
      named.map(([name, task]) => [name.replace(' list', ''), optionsInHelp(helps.get(task)?.stdout ?? '')]),
    )
  }

  test('has the options and defaults that docs/commands.md lists', () => {
    const sorted = (options: ReadonlyMap<string, unknown>) => Object.fromEntries([...options].toSorted())
    const actual = sorted(helpOptions())
    expect(sorted(documentedOptions(documented))).toEqual(actual)
    for (const [right, wrong] of [
      ['[--hours 36]', '[--hours 24]'],
      ['[--dry-run] ', ''],
      ['| `npm run check ', '| `npm run chek '],
    ] as const)
      expect(sorted(documentedOptions(documented.replace(right, wrong)))).not.toEqual(actual)
  })

  const ofDealers = documented.matchAll(/^\| `npm run (\S+) -- \[slug /gm)

  test.each([...ofDealers].map(([, name = '']) => name))(
    'npm run %s says in its help that dealers may be named',
    (name) => {
      const task = scripts[name]?.replace('node scripts/bootstrap.mjs ', '') ?? ''
      expect(helps.get(task)?.stdout).toContain(`npm run ${name} -- [slug `)
    },
  )

  test.each(commands)('%s ends with 2 for an empty value', (command) => {
    const flag = flagOf(helps.get(command))
    const said = flag ? `The value of ${flag} is empty` : 'An empty word'
    expect(empty.get(command)).toMatchObject({ code: 2, stderr: expect.stringContaining(said) })
  })

  test('touches nothing', () => {
    expect(readdirSync(folder)).toEqual([])
  })
})
