import { describe, expect, it, vi } from 'vitest'
import { runInGroup } from './own-group.ts'

const { env } = process
const longMs = 60_000
const forever = 'setInterval(() => {}, 1000)'

/** Starts a process that never ends and keeps its parent's output open: the result comes only once it is gone, too. */
const withAnother = (then: string) => [
  '--eval',
  `const child = require('node:child_process').spawn(process.execPath, ['--eval', '${forever}'], { stdio: 'inherit' }); ${then}`,
]

describe('a program in a group of its own', () => {
  it('is over when its first process ends, with those that a test forgot', async () => {
    const hear = vi.fn()
    const args = withAnother('console.log("done"); process.exitCode = 3; child.unref()')
    expect(await runInGroup(args, { env, limitMs: longMs, hear })).toEqual({ status: 3, stillRan: null })
    expect(hear.mock.calls.join('')).toBe('done\n')
  })

  it('is ended at its limit, with all that it started, which is told', async () => {
    const { status, stillRan } = await runInGroup(withAnother(''), { env, limitMs: 3_000, hear: () => {} })
    expect(status).toBe(null)
    const [head, ...listed] = stillRan?.split('\n') ?? []
    expect(head).toContain('ELAPSED')
    expect(listed).toHaveLength(2)
    // By their numbers, which begin anew at some time: the child may come first.
    expect(listed).toContainEqual(expect.stringContaining('--eval const child = '))
    expect(listed).toContainEqual(expect.stringContaining(`--eval ${forever}`))
  })

  it('is killed where it does not end when it is asked to', async () => {
    const deaf = ['--eval', `process.on('SIGTERM', () => {}); ${forever}`]
    expect(await runInGroup(deaf, { env, limitMs: 500, graceMs: 100, hear: () => {} })).toMatchObject({ status: null })
  })
})
