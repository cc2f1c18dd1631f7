import { describe, expect, it } from 'vitest'
import type { SubmissionEnd } from '../lead/submission.ts'
import { fakeBrowser, fakeProps, untouched } from './fake-form.ts'
import type { FormProps } from './form-props.ts'
import { createStepFormStore, type StepFormStore } from './step-store.ts'

const text = (name: string) => ({ kind: 'text', name, label: name }) as const

const props: FormProps = {
  ...fakeProps,
  form: {
    name: 'finance',
    category: 'Finance Enquiry',
    submit: 'Send',
    fields: [text('who'), text('what'), text('how')],
    steps: [
      { name: 'about', title: 'About', fields: ['who'] },
      { name: 'budget', title: 'Budget', fields: ['what'], skip: 'Skip' },
      { name: 'work', title: 'Work', fields: ['how'] },
    ],
  },
}

function open(browser = fakeBrowser(), changes: Partial<FormProps> = {}): StepFormStore {
  const all = { ...props, ...changes }
  const form = createStepFormStore(all, browser.dependencies)
  form.start(untouched(all))
  return form
}

const at = (form: StepFormStore) => form.$state.get().steps.at
const press = (form: StepFormStore) => form.submit('')
const failed: SubmissionEnd = { kind: 'failed', failure: { message: 'Not now.', kept: 'page' } }

describe('a form of several steps on a page', () => {
  it('goes on only once a step is saved, and then with the kept id (S4.64, S4.72, S7.26)', async () => {
    const browser = fakeBrowser([failed])
    const form = open(browser)
    form.change({ who: 'Avery' })
    await press(form)
    expect([at(form), form.$state.get().failure?.message]).toEqual([0, 'Not now.'])
    await press(form)
    form.change({ what: '20000' })
    await press(form)
    expect([at(form), browser.sent.map(({ progress }) => progress?.lead_id)]).toEqual([2, [null, null, 99]])
  })

  it('does not resend a saved step that is as it was (S4.65)', async () => {
    const browser = fakeBrowser()
    const form = open(browser)
    form.change({ who: 'Avery' })
    await press(form)
    form.back()
    await press(form)
    expect([at(form), browser.sent.length]).toEqual([1, 1])
    form.back()
    form.change({ who: 'Robin' })
    await press(form)
    expect(browser.sent.map(({ values }) => values.who)).toEqual(['Avery', 'Robin'])
  })

  it('leaves out what was skipped, and says so (S4.67, S4.68, S4.73)', async () => {
    const browser = fakeBrowser()
    const form = open(browser)
    form.change({ who: 'Avery' })
    await press(form)
    form.change({ what: '20000' })
    form.skip()
    form.change({ how: 'Full time' })
    await press(form)
    expect(browser.sent.at(-1)).toMatchObject({
      values: { who: 'Avery', how: 'Full time' },
      progress: { skipped_steps: [2], form_completed: true },
    })
    expect(browser.sent.at(-1)?.values).not.toHaveProperty('what')
  })

  it('is at the same step after a reload, with all that was typed', async () => {
    const browser = fakeBrowser()
    const before = open(browser)
    before.change({ who: 'Avery' })
    await press(before)
    before.change({ what: '20000' })
    const after = open(browser)
    expect(at(after)).toBe(1)
    expect(after.$state.get().values).toMatchObject({ who: 'Avery', what: '20000' })
    expect(after.$state.get().steps.leadId).toBe(99)
  })

  it('is at the step of what a link asks for, with that in it and the lead it was', async () => {
    const browser = fakeBrowser()
    const fields = [{ ...text('who'), query: 'who' }, text('what'), text('how')]
    const changes = { form: { ...props.form, fields } }
    const left = open(browser, changes)
    left.change({ who: 'Avery' })
    await press(left)
    Object.assign(browser.state, { search: '?who=Robin', isFollowed: true })
    const { steps, values } = open(browser, changes).$state.get()
    expect([steps.at, steps.leadId, values.who]).toEqual([0, 99, 'Robin'])
  })

  it('keeps what is typed while a step is saved, and sends it with the next', async () => {
    const browser = fakeBrowser()
    const form = open(browser)
    form.change({ who: 'Avery' })
    const saving = press(form)
    await Promise.resolve()
    form.change({ who: 'Avery Lindqvist' })
    await saving
    expect([at(form), form.$state.get().values.who]).toEqual([1, 'Avery Lindqvist'])
    const after = open(browser)
    expect([at(after), after.$state.get().values.who]).toEqual([1, 'Avery Lindqvist'])
    form.change({ what: '20000' })
    await press(form)
    expect(browser.sent.map(({ values }) => values.who)).toEqual(['Avery', 'Avery Lindqvist'])
  })

  it('returns to a step that was emptied while it was saved', async () => {
    const browser = fakeBrowser()
    const form = open(browser)
    form.change({ who: 'Avery' })
    const saving = press(form)
    form.change({ who: '' })
    await saving
    form.change({ what: '20000' })
    await press(form)
    expect([at(form), Object.keys(form.$state.get().errors), browser.sent.length]).toEqual([0, ['who'], 1])
  })

  it('returns to the step where the lead API found something wrong', async () => {
    const saved = { kind: 'saved', leadId: 99, submissionKey: 'k'.repeat(20) } as const
    const browser = fakeBrowser([saved, saved, { kind: 'wrong', errors: { who: 'Say more.' } }])
    const form = open(browser)
    for (const values of [{ who: 'Avery' }, { what: '20000' }, { how: 'Casual' }]) {
      form.change(values)
      await press(form)
    }
    expect([at(form), form.$state.get().errors]).toEqual([0, { who: 'Say more.' }])
  })

  it('goes to the finance partner as a whole', async () => {
    const browser = fakeBrowser()
    const form = open(browser, { target: 'car-clarity' })
    for (const values of [{ who: 'Avery' }, { what: '20000' }, { how: 'Casual' }]) {
      form.change(values)
      await press(form)
    }
    expect(browser.sent.map(({ values, progress }) => [values.who, progress?.form_completed])).toEqual([
      ['Avery', true],
    ])
  })
})

describe('the free times of a test drive', () => {
  const when = { kind: 'date', name: 'preferred_date', label: 'Day', required: false } as const
  const slots = {
    api: { base: '', mock: false, paths: {} },
    query: { dealership_slug: 'north', location_id: '1', car_id: '7' },
  }
  const form = { ...props.form, fields: [...props.form.fields, when] }

  it('are asked for from today on at the place, and leave no day that is not free', async () => {
    const browser = fakeBrowser()
    const asked: string[] = []
    const dependencies = {
      ...browser.dependencies,
      slots: async (_: unknown, { from }: { readonly from: string }) => {
        asked.push(from)
        return [{ date: '2026-03-05', times: ['09:00'] }]
      },
    }
    const store = createStepFormStore({ ...props, form, slots }, dependencies)
    store.start(untouched({ form }))
    store.change({ preferred_date: '2026-03-04' })
    await Promise.resolve()
    await Promise.resolve()
    expect(asked).toEqual(['2026-03-02'])
    expect(store.fields().find(({ name }) => name === 'preferred_date')?.kind).toBe('choice')
    expect(store.$state.get().values.preferred_date).toBe('')
  })
})
