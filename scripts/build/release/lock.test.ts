import { fork } from 'node:child_process'
import { lutimesSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { newOut, takeLock, yard } from './fixtures.ts'
import { lockDealer } from './lock.ts'
import { type Owner, ownerName, ownerText, self } from './owner.ts'

const locksIn = (out: string) => readdirSync(join(out, yard)).filter((name) => name.startsWith('lock.'))

function plant(out: string, owner: Partial<Owner> | string): void {
  mkdirSync(join(out, yard), { recursive: true })
  const text = typeof owner === 'string' ? owner : ownerText({ ...self(), ...owner })
  symlinkSync(text, join(out, yard, 'lock.1-abc'))
}

/** The pid of an ended process. */
async function deadPid(): Promise<number> {
  const child = fork('-e', [''], { execArgv: ['-e', ''], stdio: 'ignore' })
  await new Promise((resolve) => child.once('exit', resolve))
  return child.pid ?? 0
}

describe('the lock of a dealer', () => {
  it('is held by one, and the second is told by whom', async () => {
    const out = newOut()
    const lock = await takeLock(out)
    await expect(takeLock(out)).rejects.toThrow(
      new RegExp(
        `^another build or publication of a-yard is running \\(process ${process.pid} on .+, since 20..-..-..T.+Z\\); the live site is untouched, and this one did nothing$`,
      ),
    )
    lock.release()
    expect(locksIn(out)).toEqual([])
  })

  it('comes free for one who waits, who is told once', async () => {
    const out = newOut()
    const lock = await takeLock(out)
    const told: string[] = []
    const second = lockDealer(out, yard, { waitMs: 10_000, onWait: (owner) => told.push(ownerName(owner)) })
    await pause(700)
    lock.release()
    ;(await second).release()
    expect(told).toHaveLength(1)
  })

  it('is of one dealer alone', async () => {
    const out = newOut()
    const lock = await takeLock(out)
    const other = await lockDealer(out, 'b-yard', { waitMs: 0 })
    other.release()
    lock.release()
  })

  it('of a dead process is taken over at once', async () => {
    const out = newOut()
    plant(out, { pid: await deadPid() })
    const lock = await takeLock(out)
    expect(locksIn(out)).toEqual([`lock.${lock.tag}`])
    lock.release()
  })

  it.skipIf(process.platform !== 'linux')(
    'of a process whose number another has by now is taken over at once',
    async () => {
      const out = newOut()
      plant(out, { began: '1' })
      ;(await takeLock(out)).release()
    },
  )

  it('of another machine is taken over when it was silent for long enough, by the watcher’s own clock', async () => {
    const out = newOut()
    plant(out, { machine: 'another', host: 'another', pid: await deadPid() })
    await expect(takeLock(out)).rejects.toThrow('on another, since')
    ;(await lockDealer(out, yard, { waitMs: 20_000, silenceMs: 600 })).release()
  })

  it('of another machine is respected as long as it shows life', async () => {
    const out = newOut()
    plant(out, { machine: 'another', host: 'another' })
    let beats = 0
    const beat = setInterval(() => lutimesSync(join(out, yard, 'lock.1-abc'), ++beats, beats), 50)
    const second = lockDealer(out, yard, { waitMs: 1_500, silenceMs: 600 })
    await expect(second).rejects.toThrow('another build')
    clearInterval(beat)
  })

  it('that nobody can read is respected until it is silent', async () => {
    const out = newOut()
    plant(out, 'what?')
    await expect(takeLock(out)).rejects.toThrow(
      'another build or publication of a-yard is running (by an unknown process)',
    )
    ;(await lockDealer(out, yard, { waitMs: 20_000, silenceMs: 600 })).release()
  })

  it('shows life while it is held', async () => {
    const out = newOut()
    const lock = await lockDealer(out, yard, { waitMs: 0, beatMs: 20 })
    const second = lockDealer(out, yard, { waitMs: 1_500, silenceMs: 600 })
    await expect(second).rejects.toThrow('another build')
    lock.assertHeld()
    lock.release()
  })

  it('says so when it was lost', async () => {
    const out = newOut()
    const lock = await lockDealer(out, yard, { waitMs: 0, beatMs: 1_000_000 })
    const second = await lockDealer(out, yard, { waitMs: 20_000, silenceMs: 600 })
    expect(() => lock.assertHeld()).toThrow('another build of a-yard took over')
    lock.release()
    second.assertHeld()
    second.release()
  })

  it('is never held by two, however many come at once', async () => {
    const out = newOut()
    let holders = 0
    let most = 0
    const work = async () => {
      const lock = await lockDealer(out, yard, { waitMs: 60_000 })
      most = Math.max(most, ++holders)
      await pause(2)
      holders--
      lock.release()
    }
    await Promise.all(Array.from({ length: 12 }, work))
    expect(most).toBe(1)
    expect(locksIn(out)).toEqual([])
  }, 60_000)

  it('takes away what was left unfinished under it', async () => {
    const out = newOut()
    const lock = await takeLock(out)
    mkdirSync(join(out, yard, 'releases', `1.${lock.tag}.partial`), { recursive: true })
    writeFileSync(join(out, yard, 'releases', '1.2-other.partial'), '')
    lock.release()
    expect(readdirSync(join(out, yard, 'releases'))).toEqual(['1.2-other.partial'])
  })
})
