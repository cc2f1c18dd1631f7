import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { bundlePages } from '#scripts/build/bundle.ts'

const content = join(import.meta.dirname, 'two-dealers')
const started: ChildProcess[] = []

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, FORECOURT_NOW: '2026-03-04T01:00:00.000Z', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const said = { text: '', output: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk))
  child.stdout.on('data', (chunk) => (said.output += chunk))
  const end = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  )
  return { child, said, end }
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const limit = performance.now() + 60_000; performance.now() < limit; ) {
    if (isSo()) return
    await pause(10)
  }
  throw new Error(`waited in vain until ${what}`)
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`)

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

describe('a build that somebody ends', () => {
  beforeAll(() => bundlePages(process.cwd()), 180_000)

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'by %s says so with %i, and leaves nothing behind',
    async (signal, code) => {
      const out = mkdtempSync(join(tmpdir(), 'interrupts-'))
      const releases = join(out, 'north-yard/releases')
      const { child, said, end } = start([
        'scripts/build.ts',
        'north-yard',
        '--content',
        content,
        '--out',
        out,
        '--json',
      ])
      await until('there is a release in the making', () => existsSync(releases) && readdirSync(releases).length > 0)
      child.kill(signal)
      expect(await end).toBe(code)
      const error = `Build ended by ${signal}. What was not yet published goes away, and live sites stay as they are.`
      expect(said.text).toContain(`${error}\n`)
      expect(JSON.parse(said.output)).toEqual({ error, dealers: [] })
      expect(readdirSync(join(out, 'north-yard'))).toEqual(['releases'])
      expect(readdirSync(releases)).toEqual([])
    },
    60_000,
  )

  it('that kills it leaves no stack traces of its workers', async () => {
    const out = mkdtempSync(join(tmpdir(), 'interrupts-'))
    const releases = join(out, 'north-yard/releases')
    const { child, said, end } = start(['scripts/build.ts', '--content', content, '--out', out])
    await until('there is a release in the making', () => existsSync(releases) && readdirSync(releases).length > 0)
    child.kill('SIGKILL')
    expect(await end).toBe('SIGKILL')
    expect(said.text).not.toContain('Error: ')
    expect(readdirSync(releases)).toEqual([])
  }, 60_000)
})

const childrenOf = (pid = 0) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()

test.skipIf(process.platform !== 'linux').each(['check', 'delta', 'report', 'plan', 'check-fresh', 'publish', 'build'])(
  '%s says as JSON that it was ended, however early',
  async (command) => {
    const { child, said, end } = start(['scripts/bootstrap.mjs', command, '--json', '--content', content])
    await until('the command has started', () => childrenOf(child.pid) !== '')
    child.kill('SIGINT')
    expect(await end).toBe(130)
    expect(JSON.parse(said.output).error).toContain('ended by SIGINT')
  },
  60_000,
)

describe.skipIf(process.platform !== 'linux')('a task whose processes are killed', () => {
  const task = `
    const more = process.env.MORE ? ['--', process.env.MORE] : []
    const { runTask } = await import('./scripts/bootstrap.mjs')
    const preload = ['--import', './scripts/lib/end-with-parent.ts']
    const child = 'console.log("child " + process.pid); setInterval(() => {}, 1000)'
    const env = { ...process.env, FORECOURT_PARENT: String(process.pid) }
    process.exit(await runTask('start', process.execPath, [...preload, '--input-type=module', '-e', child, ...more], env))`

  async function running(more = '') {
    return childOf(start(['--input-type=module', '-e', task], { npm_lifecycle_event: '', MORE: more }))
  }

  async function childOf(process_: ReturnType<typeof start>) {
    await until('the child runs', () => /child \d+/.test(process_.said.text))
    return { ...process_, pid: Number(/child (\d+)/.exec(process_.said.text)?.[1]) }
  }

  it('leaves no orphan when it is the parent that is killed', async () => {
    const { child, pid } = await running()
    expect(isRunning(pid)).toBe(true)
    child.kill('SIGKILL')
    await until('the child has ended', () => !isRunning(pid))
  }, 240_000)

  it.each([
    ['with a shell in between', '; true'],
    ['without', ''],
  ])(
    'leaves no orphan when it is npm that is killed, %s',
    async (_reason, more) => {
      const npm = `
      const { spawn } = await import('node:child_process')
      const args = ['-c', '"$NODE" --input-type=module -e "$TASK"${more}']
      spawn('sh', args, { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } })`
      const env = { NODE: process.execPath, TASK: task }
      const { child, pid } = await childOf(start(['--input-type=module', '-e', npm], env))
      child.kill('SIGKILL')
      await until('the child has ended', () => !isRunning(pid))
    },
    60_000,
  )

  it('says so when it is the child that is killed', async () => {
    const { said, end, pid } = await running()
    process.kill(pid, 'SIGKILL')
    expect(await end).toBe(137)
    expect(said.text).toContain('npm run start was ended by SIGKILL, as happens when memory runs out.')
  }, 240_000)

  it('passes on a signal, and says nothing of it', async () => {
    const { child, said, end } = await running()
    child.kill('SIGTERM')
    expect(await end).toBe(143)
    expect(said.text).not.toContain('was ended')
  }, 240_000)

  it.each([
    ['passed on to', 'SIGINT', 130, ''],
    ['sent to', 'SIGKILL', 137, ', as happens when memory runs out'],
  ] as const)(
    'says as JSON which signal was %s a child that handles none: %s',
    async (how, signal, code, perhaps) => {
      const { child, said, end, pid } = await running('--json')
      process.kill(how === 'sent to' ? pid : (child.pid ?? 0), signal)
      expect(await end).toBe(code)
      const error = `npm run start was ended by ${signal}${perhaps}. Whatever was published before stays.`
      expect(JSON.parse(said.output.replace(/^child .*\n/, ''))).toEqual({ error, dealers: [] })
    },
    240_000,
  )
})
