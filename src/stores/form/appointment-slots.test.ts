import { beforeEach, describe, expect, it } from 'vitest'
import type { SlotDay, SlotQuery } from '#api/appointments.ts'
import { fakeBrowser, fakeProps, untouched } from './fake-form.ts'
import type { FormProps } from './form-props.ts'
import { createStepFormStore } from './step-store.ts'

const at = (location_id: string, timeZone: string) => ({
  timeZone,
  slots: { api: { base: '', mock: false, paths: {} }, query: { dealership_slug: 'yards', location_id, car_id: '7' } },
})
const fields = [
  {
    kind: 'select',
    name: 'location_id',
    label: 'Location',
    options: ['west', 'east', 'far'].map((value) => ({ value, label: value })),
  },
  { kind: 'date', name: 'preferred_date', label: 'Day', required: false },
] as const
const props: FormProps = {
  ...fakeProps,
  form: { ...fakeProps.form, fields, steps: [{ name: 'time', title: 'Time', fields: fields.map(({ name }) => name) }] },
  // At 2 am in the east it is the evening before in the west.
  places: { west: at('west', 'America/Los_Angeles'), east: at('east', 'Australia/Sydney') },
}

const asked: SlotQuery[] = []
let answers: ((days: readonly SlotDay[]) => void)[] = []
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open() {
  const slots = (_: unknown, query: SlotQuery) => {
    asked.push(query)
    return new Promise<readonly SlotDay[]>((resolve) => answers.push(resolve))
  }
  const store = createStepFormStore(props, { ...fakeBrowser().dependencies, slots })
  const stop = store.start(untouched(props))
  const choose = (location_id: string) => store.change({ location_id })
  const days = () => store.$state.get().slots.map(({ date }) => date)
  const kind = () => store.fields().find(({ name }) => name === 'preferred_date')?.kind
  return { store, stop, choose, days, kind }
}

beforeEach(() => {
  asked.length = 0
  answers = []
})

describe('the free times of several places', () => {
  it('are not asked for before one is chosen', async () => {
    const { kind } = open()
    await settled()
    expect([asked, kind()]).toEqual([[], 'date'])
  })

  it('are those of the chosen one, from its own today on', async () => {
    const { choose, kind, days } = open()
    choose('west')
    answers[0]?.([{ date: '2026-03-02', times: ['09:00'] }])
    await settled()
    expect([days(), kind()]).toEqual([['2026-03-02'], 'choice'])
    choose('east')
    expect(asked.map(({ location_id, from }) => [location_id, from])).toEqual([
      ['west', '2026-03-01'],
      ['east', '2026-03-02'],
    ])
  })

  it('leave no day that is not free at the next one', async () => {
    const { store, choose } = open()
    choose('west')
    answers[0]?.([{ date: '2026-03-07', times: ['09:00'] }])
    await settled()
    store.change({ preferred_date: '2026-03-07' })
    choose('east')
    answers[1]?.([{ date: '2026-03-06', times: ['09:00'] }])
    await settled()
    expect(store.$state.get().values.preferred_date).toBe('')
  })

  it('are not heard once another is chosen', async () => {
    const { choose, days } = open()
    choose('west')
    choose('east')
    answers[1]?.([{ date: '2026-03-06', times: ['09:00'] }])
    answers[0]?.([{ date: '2026-03-07', times: ['09:00'] }])
    await settled()
    expect(days()).toEqual(['2026-03-06'])
  })

  it('are gone with it, and at a place that says none any day may be typed', async () => {
    const { choose, days, kind } = open()
    for (const next of ['', 'far']) {
      choose('west')
      answers.at(-1)?.([{ date: '2026-03-07', times: ['09:00'] }])
      await settled()
      choose(next)
      await settled()
      expect([days(), kind()]).toEqual([[], 'date'])
    }
  })

  it('are asked for no more once the form is left', () => {
    const { choose, stop } = open()
    stop()
    choose('west')
    expect(asked).toEqual([])
  })
})
