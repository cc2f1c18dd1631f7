import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SubmissionEnd } from '../lead/submission.ts'
import { fakeBrowser, fakeProps, untouched } from './fake-form.ts'
import { createFormStore } from './form-store.ts'

const filled = { first_name: 'Avery', email: 'avery@example.com' }
const failed: SubmissionEnd = { kind: 'failed', failure: { message: 'No', kept: 'outbox' } }

function open(browser = fakeBrowser(), changes: Partial<typeof fakeProps> = {}) {
  const props = { ...fakeProps, ...changes }
  const store = createFormStore(props, undefined, browser.dependencies)
  const stop = store.start(untouched(props))
  return { store, stop, browser, state: () => store.$state.get() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a form of one step', () => {
  it('sends nothing before its script has taken hold, and draws what the page was drawn with', async () => {
    const { dependencies, sent } = fakeBrowser()
    const store = createFormStore(fakeProps, undefined, dependencies)
    expect(store.fields()).toBe(fakeProps.form.fields)
    await store.submit('')
    expect([store.$state.get().status, sent]).toEqual(['hydrating', []])
  })

  it('names what is wrong and asks for the focus each time, and looks again while it is put right', async () => {
    const { store, state, browser } = open()
    await store.submit('')
    const first = state().focusRequest
    await store.submit('')
    expect([first, state().focusRequest === first]).toEqual([{ target: 'summary' }, false])
    expect(Object.keys(state().errors)).toEqual(['first_name', 'email'])
    store.change({ first_name: 'Avery', email: 'a' })
    expect(Object.keys(state().errors)).toEqual(['email'])
    expect(browser.sent).toEqual([])
  })

  it('takes no choice from a draft that is offered no more', () => {
    const browser = fakeBrowser()
    const formOf = (...places: readonly string[]) => {
      const options = places.map((value) => ({ value, label: value }))
      return { ...fakeProps.form, fields: [{ kind: 'select', name: 'place', label: 'Place', options } as const] }
    }
    open(browser, { form: formOf('north') }).store.change({ place: 'north' })
    expect(open(browser, { form: formOf('north', 'south') }).state().values.place).toBe('north')
    expect(open(browser, { form: formOf('south') }).state().values.place).toBe('')
  })

  it('keeps what was typed about one model apart from another', () => {
    const browser = fakeBrowser()
    const about = (name: string) => open(browser, { form: { ...fakeProps.form, about: name } })
    about('Norda Tern').store.change(filled)
    expect(about('Norda Heron').state().values.first_name).toBe('')
    expect(about('Norda Tern').state().values.first_name).toBe('Avery')
  })

  it('sends one lead however often it is pressed, and goes to the thanks (S4.57)', async () => {
    const { store, state, browser } = open()
    store.change(filled)
    await Promise.all([store.submit(''), store.submit(''), store.submit('')])
    expect([browser.sent.length, browser.visited, state().status]).toEqual([1, ['/success'], 'navigating'])
    expect(browser.sent[0]).toMatchObject({ values: filled, submissionKey: 'k'.repeat(20), page: '/contact' })
    expect(browser.drafts.size).toBe(0)
  })

  it('refuses what the browser cannot read, until it can', async () => {
    const { store, state, browser } = open()
    store.change(filled)
    await store.submit('', ['email'])
    expect([browser.sent.length, state().errors]).toEqual([0, { email: 'Please finish this, or clear it.' }])
    await store.submit('', [])
    expect(browser.sent.length).toBe(1)
  })

  it('weighs what only machines do', async () => {
    const { store, browser } = open()
    browser.state.age = 400
    store.change(filled)
    await store.submit('https://spam.example')
    expect(browser.sent[0]?.spamSignals).toEqual(['trap_filled', 'too_fast'])
  })

  it('doubts nobody whose script came late, or whose form was filled in by a browser, a draft or memory', async () => {
    const late = open()
    late.store.change(filled)
    await late.store.submit('')
    const autofilled = fakeBrowser()
    autofilled.state.age = 400
    const store = createFormStore(fakeProps, undefined, autofilled.dependencies)
    store.start({ values: filled, chosen: new Set(Object.keys(filled)) })
    await store.submit('')
    const known = fakeBrowser()
    known.state.age = 400
    const dependencies = { ...known.dependencies, details: () => filled }
    const remembered = createFormStore(fakeProps, undefined, dependencies)
    remembered.start(untouched(fakeProps))
    await remembered.submit('')
    const signals = [late.browser, autofilled, known].map(({ sent }) => sent.map((each) => each.spamSignals))
    expect(signals).toEqual([[[]], [[]], [[]]])
  })

  it('says after five seconds that it is still trying, and no more once the answer is there', async () => {
    const browser = fakeBrowser()
    let answer: (end: SubmissionEnd) => void = () => undefined
    const dependencies = {
      ...browser.dependencies,
      submit: () =>
        new Promise<SubmissionEnd>((resolve) => {
          answer = resolve
        }),
    }
    const { store, state } = open({ ...browser, dependencies })
    store.change(filled)
    const sending = store.submit('')
    await vi.advanceTimersByTimeAsync(4999)
    expect(state().notice).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(state().notice?.kind).toBe('wait')
    answer(failed)
    await sending
    expect(state()).toMatchObject({ status: 'idle', notice: null, values: filled, failure: { kept: 'outbox' } })
    await vi.advanceTimersByTimeAsync(50)
    expect(browser.alerts).toEqual(['An error occurred when submitting this form'])
  })

  it('carries one key through every try, a reload between them included', async () => {
    const browser = fakeBrowser([failed, failed])
    const { store, stop } = open(browser)
    store.change(filled)
    await store.submit('')
    stop()
    const keyFor = vi.fn(browser.dependencies.keyFor)
    const after = open({ ...browser, dependencies: { ...browser.dependencies, keyFor } })
    expect(after.state().values).toEqual(filled)
    await after.store.submit('')
    expect(keyFor).not.toHaveBeenCalled()
    expect(browser.sent.map(({ submissionKey }) => submissionKey)).toEqual(['k'.repeat(20), 'k'.repeat(20)])
  })

  it('is free again whatever goes wrong around it', async () => {
    const browser = fakeBrowser()
    const visit = () => {
      throw new Error('planted')
    }
    const { store, state } = open({ ...browser, dependencies: { ...browser.dependencies, visit } })
    store.change(filled)
    await store.submit('')
    expect(state()).toMatchObject({
      status: 'idle',
      failure: { message: 'An unexpected error occured.', kept: 'page' },
    })
  })

  it('thanks and is empty where it stays (S4.58)', async () => {
    const { store, state, browser } = open(fakeBrowser(), { onSuccess: 'idle' })
    store.change(filled)
    await store.submit('')
    expect(state()).toMatchObject({
      status: 'idle',
      values: { first_name: '', email: '' },
      notice: { text: 'Thank you. We have received your message and will be in touch.', kind: 'answer' },
    })
    expect([browser.visited, browser.drafts.size]).toEqual([[], 0])
  })

  it('is empty when the shopper comes back to it after it was sent, and as it was left before that', async () => {
    const { store, state, browser } = open()
    store.change(filled)
    browser.comeBack()
    expect(state().values).toEqual(filled)
    await store.submit('')
    browser.comeBack()
    expect(state()).toMatchObject({ status: 'idle', values: { first_name: '', email: '' } })
  })

  it.each([
    ['thanks', 'sent', { notice: { kind: 'news' }, values: { email: '' } }],
    ['says so', 'refused', { failure: { kept: 'no' }, values: { email: filled.email } }],
  ] as const)('%s when the outbox ends what it could not', async (_reason, outcome, shown) => {
    const browser = fakeBrowser([failed])
    const { store, state } = open(browser)
    store.change(filled)
    await store.submit('')
    browser.$delivered.set({ key: 'another', form: 'enquiry', outcome, sent: null, event: null })
    expect(state().failure?.kept).toBe('outbox')
    browser.$delivered.set({ key: 'k'.repeat(20), form: 'enquiry', outcome, sent: null, event: null })
    expect(state()).toMatchObject(shown)
  })

  it('forgets the shopper when told to', () => {
    const { store, state, browser } = open()
    store.change(filled)
    store.clear()
    expect(state()).toMatchObject({
      values: { first_name: '' },
      notice: { text: 'Your details are cleared from this device.' },
    })
    expect([browser.state.forgotten, browser.drafts.size]).toEqual([1, 0])
  })
})
