import { describe, expect, it } from 'vitest'
import { progressPercent } from '#forms/steps.ts'
import { type EnquiryAction, type EnquiryState, firstState, nextState } from './enquiry-state.ts'
import { spamSignals } from './spam-signals.ts'

const form = {
  name: 'enquiry',
  category: 'General Enquiry',
  submit: 'Send enquiry',
  fields: [{ kind: 'email', name: 'email', label: 'Email' }],
} as const

const afterActions = (...actions: readonly EnquiryAction[]): EnquiryState =>
  actions.reduce((state, action) => nextState(state, action), firstState({ form }))

const woke = { type: 'woke', values: { email: 'a@b.co' } } as const
const failure = { message: 'An error occurred when submitting this form', kept: 'outbox' } as const

describe('a form of one step', () => {
  it('cannot be sent before its script has taken hold', () => {
    expect(afterActions().status).toBe('waking')
  })

  it('is idle then, without error or news (S4.55)', () => {
    expect(afterActions(woke)).toMatchObject({ status: 'idle', errors: {}, failure: null, notice: null })
  })

  it('is submitting after the press, and old errors are gone (S4.56)', () => {
    const state = afterActions(woke, { type: 'invalid', errors: { email: 'x' } }, { type: 'submitting' })
    expect(state).toMatchObject({ status: 'submitting', errors: {}, failure: null })
  })

  it('fails into idle with everything typed still there (S4.59)', () => {
    const state = afterActions(woke, { type: 'submitting' }, { type: 'failed', failure })
    expect(state).toMatchObject({ status: 'idle', failure, values: { email: 'a@b.co' } })
  })

  it('calls up the summary anew each time it is sent with errors', () => {
    const invalid = { type: 'invalid', errors: { email: 'x' } } as const
    expect(afterActions(woke, invalid, invalid).summaries).toBe(2)
  })

  it('is empty and thanks after success where it stays (S4.58)', () => {
    const emptied = { type: 'emptied', values: { email: '' }, notice: { text: 'Thank you.', kind: 'answer' } } as const
    expect(afterActions(woke, { type: 'submitting' }, emptied)).toMatchObject({
      status: 'idle',
      values: { email: '' },
      notice: { text: 'Thank you.' },
      edition: 1,
    })
  })

  it('says that it is still trying once that takes long, and no more when it has ended', () => {
    const late = afterActions(woke, { type: 'submitting' }, { type: 'late' })
    expect(late).toMatchObject({
      status: 'submitting',
      notice: { text: 'Still trying to send this. Please keep this page open.', kind: 'wait' },
    })
    expect(nextState(late, { type: 'failed', failure }).notice).toBeNull()
    expect(afterActions(woke, { type: 'submitting' }, { type: 'failed', failure }, { type: 'late' }).notice).toBeNull()
  })

  it('cannot be sent again on the way to the success page (S4.57)', () => {
    expect(afterActions(woke, { type: 'submitting' }, { type: 'left' }).status).toBe('left')
  })

  it('is done on the way to the success page (S4.70)', () => {
    expect(progressPercent(afterActions(woke, { type: 'submitting' }, { type: 'left' }).steps)).toBe(100)
    const emptied = { type: 'emptied', values: {}, notice: null } as const
    expect(progressPercent(afterActions(woke, { type: 'left' }, emptied).steps)).toBe(0)
  })
})

describe('doubts about a submission', () => {
  it.each([
    ['none after a while', '', 60_000, []],
    ['the trap is filled', 'https://spam.example', 60_000, ['trap_filled']],
    ['it came too fast', '', 300, ['too_fast']],
    ['both', 'x', 0, ['trap_filled', 'too_fast']],
  ])('%s', (_reason, trap, ms, signals) => {
    expect(spamSignals(trap, ms)).toEqual(signals)
  })
})
