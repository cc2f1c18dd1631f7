import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  firstStep,
  needsSaving,
  progressPercent,
  type Steps,
  stepBack,
  stepProgress,
  stepSaved,
  stepSkipped,
} from './steps.ts'

const saved = (steps: Steps, held = 'x', leadId: number | null = 99) => stepSaved(steps, held, leadId)

describe('a form of several steps', () => {
  it('moves forward once a step is saved (S4.64)', () => {
    expect(firstStep(2).at).toBe(0)
    expect(saved(firstStep(2)).at).toBe(1)
  })

  it('does not resend a step that is saved and unchanged, and does resend a changed one (S4.65)', () => {
    const back = stepBack(saved(firstStep(2), 'Mary'))
    expect(needsSaving(firstStep(2), 'Mary')).toBe(true)
    expect(needsSaving(back, 'Mary')).toBe(false)
    expect(needsSaving(back, 'Maria')).toBe(true)
  })

  it('always sends the last step (S4.73)', () => {
    const last = saved(firstStep(2))
    expect(needsSaving({ ...last, saved: { 0: 'x', 1: 'y' } }, 'y')).toBe(true)
  })

  test.each([
    ['to the previous step (S4.66)', saved(firstStep(3)), 0],
    ['to the step a skip came from (S4.67)', stepSkipped(firstStep(3), 2), 0],
    ['nowhere from the first', firstStep(3), 0],
    ['one step of two', saved(saved(firstStep(3))), 1],
  ])('goes back %s', (_reason, steps, at) => {
    expect(stepBack(steps).at).toBe(at)
  })

  it('records what was skipped, until it is filled in after all (S4.68)', () => {
    const skipped = stepSkipped(saved(firstStep(3)))
    expect(stepProgress(skipped).skipped_steps).toEqual([2])
    expect(stepProgress(saved(stepBack(skipped))).skipped_steps).toEqual([])
  })

  it('never skips the last step, nor backwards', () => {
    const last = saved(firstStep(2))
    expect(stepSkipped(last)).toBe(last)
    expect(stepSkipped(last, 0)).toBe(last)
  })

  test.each([
    ['the first of two', firstStep(2), 0],
    ['the second of two', saved(firstStep(2)), 50],
    ['the third of four', saved(saved(firstStep(4))), 50],
    ['the second of three', saved(firstStep(3)), 33],
    ['completion', saved(saved(firstStep(2))), 100],
  ])('is %s done in percent (S4.69, S4.70)', (_reason, steps, percent) => {
    expect(progressPercent(steps)).toBe(percent)
  })

  it('says Incomplete with its number first, and complete with the kept id last (S4.71, S4.72, S4.73)', () => {
    expect(stepProgress(firstStep(2))).toEqual({
      lead_id: null,
      step_number: 1,
      skipped_steps: [],
      form_completed: false,
    })
    expect(stepProgress(saved(firstStep(2)))).toEqual({
      lead_id: 99,
      step_number: 2,
      skipped_steps: [],
      form_completed: true,
    })
    expect(saved(saved(firstStep(2)), 'x', null).leadId).toBe(99)
  })

  it('stays within its steps and never loses its lead, whatever is pressed', () => {
    const press = fc.constantFrom('save', 'skip', 'back')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(press, { maxLength: 30 }), (count, presses) => {
        let steps = firstStep(count)
        for (const each of presses) {
          if (steps.isDone) break
          steps = { save: saved, skip: stepSkipped, back: stepBack }[each as 'save'](steps)
          expect(steps.at).toBeGreaterThanOrEqual(0)
          expect(steps.at).toBeLessThan(count)
          expect(steps.trail.length).toBeLessThan(count)
          if (Object.keys(steps.saved).length > 0) expect(steps.leadId).toBe(99)
        }
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})
