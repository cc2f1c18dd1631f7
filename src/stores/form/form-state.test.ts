import { describe, expect, it } from 'vitest'
import { firstStep, progressPercent } from '#forms/steps.ts'
import { spamSignals } from '../lead/spam-signals.ts'
import { type FormAction, type FormState, firstState, nextState } from './form-state.ts'

const form = {
  name: 'enquiry',
  category: 'General Enquiry',
  submit: 'Send enquiry',
  fields: [{ kind: 'email', name: 'email', label: 'Email' }],
} as const

const afterActions = (...actions: readonly FormAction[]): FormState =>
  actions.reduce((state, action) => nextState(state, action), firstState(form))

const steps = firstStep(1)
const hydrated = { type: 'hydrated', values: { email: 'a@b.co' }, steps } as const
const failure = { message: 'An error occurred when submitting this form', kept: 'outbox' } as const

describe('a form of one step', () => {
  it('cannot be sent before its script has taken hold', () => {
    expect(afterActions().status).toBe('hydrating')
  })

  it('is idle then, without error or news (S4.55)', () => {
    expect(afterActions(hydrated)).toMatchObject({ status: 'idle', errors: {}, failure: null, notice: null })
  })

  it('is submitting after the press, and old errors are gone (S4.56)', () => {
    const state = afterActions(hydrated, { type: 'invalid', errors: { email: 'x' }, steps }, { type: 'submitting' })
    expect(state).toMatchObject({ status: 'submitting', errors: {}, failure: null })
  })

  it('fails into idle with everything typed still there (S4.59)', () => {
    const state = afterActions(hydrated, { type: 'submitting' }, { type: 'failed', failure })
    expect(state).toMatchObject({ status: 'idle', failure, values: { email: 'a@b.co' } })
  })

  it('calls up the summary anew each time it is sent with errors', () => {
    const invalid = { type: 'invalid', errors: { email: 'x' }, steps } as const
    const [once, twice] = [afterActions(hydrated, invalid), afterActions(hydrated, invalid, invalid)]
    expect([once.focusRequest, twice.focusRequest]).toEqual([{ target: 'summary' }, { target: 'summary' }])
    expect(nextState(once, invalid).focusRequest).not.toBe(once.focusRequest)
  })

  it('is empty and thanks after success where it stays (S4.58)', () => {
    const reset = { type: 'reset', values: { email: '' }, notice: { text: 'Thank you.', kind: 'answer' } } as const
    expect(afterActions(hydrated, { type: 'submitting' }, reset)).toMatchObject({
      status: 'idle',
      values: { email: '' },
      notice: { text: 'Thank you.' },
      resetKey: 1,
    })
  })

  it('says that it is still trying once that takes long, and no more when it has ended', () => {
    const late = afterActions(hydrated, { type: 'submitting' }, { type: 'late' })
    expect(late).toMatchObject({
      status: 'submitting',
      notice: { text: 'Still trying to send this. Please keep this page open.', kind: 'wait' },
    })
    expect(nextState(late, { type: 'failed', failure }).notice).toBeNull()
    expect(
      afterActions(hydrated, { type: 'submitting' }, { type: 'failed', failure }, { type: 'late' }).notice,
    ).toBeNull()
  })

  it('cannot be sent again on the way to the success page (S4.57)', () => {
    expect(afterActions(hydrated, { type: 'submitting' }, { type: 'navigating' }).status).toBe('navigating')
  })

  it('is done on the way to the success page (S4.70)', () => {
    expect(progressPercent(afterActions(hydrated, { type: 'submitting' }, { type: 'navigating' }).steps)).toBe(100)
    const reset = { type: 'reset', values: {}, notice: null } as const
    expect(progressPercent(afterActions(hydrated, { type: 'navigating' }, reset).steps)).toBe(0)
  })
})

describe('doubts about a submission', () => {
  it.each([
    ['none after a while', '', 60_000, []],
    ['the honeypot is filled', 'https://spam.example', 60_000, ['trap_filled']],
    ['it came too fast', '', 300, ['too_fast']],
    ['it came as fast, and a browser had filled it in', '', null, []],
    ['a browser had filled it in, the honeypot too', 'x', null, ['trap_filled']],
    ['both', 'x', 0, ['trap_filled', 'too_fast']],
  ])('%s', (_reason, honeypot, ms, signals) => {
    expect(spamSignals(honeypot, ms)).toEqual(signals)
  })
})
