import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { taskEnvironment } from '#scripts/bootstrap.mjs'

/** What they read goes to another program, which has options of its own. */
const passedOn = ['mutation']

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync('package.json', 'utf8'))
const tasks = Object.values(scripts).map((command) => command.replace('node scripts/bootstrap.mjs ', ''))
const commands = [
  ...tasks.filter((task) => !passedOn.includes(task)),
  ...['token list', 'export', 'forget'].map((task) => `leads ${task}`),
]

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command where nothing is, so that whatever it writes is seen. */
function run(folder: string, command: string, ...args: string[]): Promise<Ended> {
  const [task, ...words] = command.split(' ')
  const script = resolve(`scripts/${task}.ts`)
  const line = ['--disable-warning=ExperimentalWarning', script, ...words, ...args]
  const env = { ...taskEnvironment(process.execPath, process.env), LEADS_FILE: join(folder, 'leads.sqlite'), DEBUG: '' }
  return new Promise((done) => {
    execFile(process.execPath, line, { cwd: folder, env, timeout: 60_000 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code ?? 128) : 0, stdout, stderr })
    })
  })
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'all-commands-'))

test('every command has a script', () => {
  expect(tasks.length).toBeGreaterThan(30)
  expect(tasks.filter((task) => !existsSync(`scripts/${task}.ts`))).toEqual([])
})

describe.each(commands)('%s', (command) => {
  test('ends with 2 for an option that there is not, and touches nothing', async () => {
    const folder = emptyFolder()
    const { code, stderr } = await run(folder, command, '--dryrunn', 'x')
    expect([code, stderr]).toEqual([2, expect.stringContaining('Unknown option --dryrunn')])
    expect(stderr).not.toContain('\n    at ')
    expect(readdirSync(folder)).toEqual([])
  }, 120_000)

  test('shows its help, ends with 2 for an empty value, and touches nothing', async () => {
    const folder = emptyFolder()
    const help = await run(folder, command, '--help')
    expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('--verbose')])
    const [, flag] = /^ +(--[\w-]+) </m.exec(help.stdout) ?? []
    const { code, stderr } = await run(folder, command, ...(flag ? [flag, ''] : ['']))
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(flag ? `The value of ${flag} is empty` : 'An empty word'),
    ])
    expect(readdirSync(folder)).toEqual([])
  }, 120_000)
})
