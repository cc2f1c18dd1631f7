import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { locked, newOut, publish, yard } from './fixtures.ts'
import { type History, readHistory, rolledBackFrom, type Switch, standingRollback } from './history.ts'
import { rollBack } from './roll-back.ts'
import { tidy } from './tidy.ts'

const at = '2026-03-02T00:00:00Z'
const fileIn = (out: string) => join(out, yard, 'history.json')
const goBack = (out: string, to?: string) => locked(out, (lock) => rollBack(lock, { to, at, findSecrets: () => [] }))
const caughtUp = (out: string) => locked(out, (lock) => tidy(lock, at).history)

async function published(...ids: string[]): Promise<string> {
  const out = newOut()
  for (const id of ids) await publish(out, id)
  return out
}

/** Simulates a kill between a switch and its record. */
async function unnoted(out: string, change: () => Promise<unknown>): Promise<void> {
  const before = existsSync(fileIn(out)) ? readFileSync(fileIn(out)) : null
  await change()
  if (before) writeFileSync(fileIn(out), before)
  else rmSync(fileIn(out))
}

describe('a switch that nobody noted', () => {
  it('to a new release is a publication', async () => {
    const out = await published('1')
    await unnoted(out, () => publish(out, '2'))
    expect(await caughtUp(out)).toMatchObject({ published: 2 })
    expect(readHistory(out, yard)?.switches.at(-1)).toEqual({ id: '2', what: 'published', at, from: '1' })
  })

  it('that was the first of all is a publication from nothing', async () => {
    const out = newOut()
    await unnoted(out, () => publish(out, '1'))
    expect((await caughtUp(out)).switches).toEqual([{ id: '1', what: 'published', at, from: null }])
  })

  it('to a release that was live before is none, and what it left is known', async () => {
    const out = await published('1', '2')
    await unnoted(out, () => goBack(out))
    const history = await caughtUp(out)
    expect(history.switches.at(-1)).toEqual({ id: '1', what: 'switched', at, from: '2' })
    expect([history.published, rolledBackFrom(history)]).toEqual([2, ['2']])
  })

  it('by hand to a release whose record is gone takes nothing away', async () => {
    const out = await published('1', '2')
    rmSync(join(out, yard, 'releases/1.json'))
    rmSync(join(out, yard, 'current'))
    symlinkSync('releases/1', join(out, yard, 'current'))
    expect(await caughtUp(out)).toMatchObject({ published: 2 })
    expect(existsSync(join(out, yard, 'releases/2'))).toBe(true)
  })
})

describe('a history that somebody removed, as its message says', () => {
  it('loses no release, though an older one is live', async () => {
    const out = await published('1', '2', '3')
    await goBack(out, '1')
    rmSync(fileIn(out))
    expect(await caughtUp(out)).toMatchObject({ published: 3 })
    await publish(out, '4')
    expect(['1', '2', '3', '4'].filter((id) => existsSync(join(out, yard, 'releases', id)))).toHaveLength(4)
  })

  it('takes no release for one that was live where nothing is', async () => {
    const out = await published('1', '2')
    rmSync(join(out, yard, 'current'))
    rmSync(fileIn(out))
    expect(await caughtUp(out)).toEqual({ published: 0, switches: [] })
  })

  it('still leads back to the release before, by number', async () => {
    const out = await published('1', '2', '3')
    rmSync(fileIn(out))
    expect((await goBack(out)).to.id).toBe('2')
  })

  it('says what to do where it cannot be read', async () => {
    const out = await published('1')
    writeFileSync(fileIn(out), '{"published": 1')
    expect(() => readHistory(out, yard)).toThrow(
      /a-yard\/history\.json is cut off or no JSON\. The live site is untouched\. Put the file back from a backup, or remove it: then it is only forgotten what was rolled back\.$/,
    )
  })
})

test('the last hundred switches are kept', async () => {
  const out = await published('1')
  const old = Array.from({ length: 150 }, (_, day) => ({ id: '1', what: 'published', at: `day ${day}`, from: null }))
  writeFileSync(fileIn(out), JSON.stringify({ published: 1, switches: old }))
  await publish(out, '2')
  const { switches = [] } = readHistory(out, yard) ?? {}
  expect([switches.length, switches.at(0)?.at, switches.at(-1)?.id]).toEqual([100, 'day 51', '2'])
})

test('a site whose link was gone and came back by a rollback is not said to have been rolled back', async () => {
  const out = await published('1', '2')
  rmSync(join(out, yard, 'current'))
  await goBack(out)
  expect(await publish(out, '3')).toEqual([])
})

const change = (what: Switch['what'], id: string, from: string | null = null): Switch => ({ id, what, from, at: id })
const history = (...switches: Switch[]): History => ({ published: 3, switches })

test.each<[string, History, readonly string[], string | null]>([
  ['nothing', history(), [], null],
  ['publications alone', history(change('published', '1'), change('published', '2', '1')), [], null],
  ['a rollback', history(change('rolled back', '1', '2')), ['2'], '2'],
  ['a link that was changed by hand', history(change('switched', '1', '2')), ['2'], '2'],
  [
    'a rollback to what was gone back from',
    history(change('rolled back', '1', '2'), change('rolled back', '2', '1')),
    ['1'],
    null,
  ],
  [
    'a rollback before a publication',
    history(change('rolled back', '1', '2'), change('published', '3', '1')),
    ['2'],
    null,
  ],
])('after %s', (_, past, left, standing) => {
  expect([rolledBackFrom(past), standingRollback(past)?.from ?? null]).toEqual([left, standing])
})
