import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  firstStep,
  needsSaving,
  progressPercent,
  resumedSteps,
  type Steps,
  stepAgain,
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

  it('returns to any step gone through, and to no other', () => {
    const third = saved(saved(firstStep(3)))
    expect(stepAgain(third, 0)).toEqual({ ...third, at: 0, trail: [] })
    expect(stepAgain(third, 2)).toBe(third)
    expect(stepAgain(stepSkipped(firstStep(4), 2), 1)).toMatchObject({ at: 2 })
  })

  it('forgets that a step was saved once it is skipped after all', () => {
    const skipped = stepSkipped(stepBack(saved(firstStep(3), 'Mary')))
    expect(skipped).toMatchObject({ at: 1, saved: {}, skipped: [0], leadId: 99 })
  })
})

const press = fc.constantFrom('save', 'skip', 'back')
const pressed = (steps: Steps, name: string): Steps =>
  steps.isDone ? steps : { save: saved, skip: stepSkipped, back: stepBack }[name as 'save'](steps)

/** Any form of up to five steps, after up to thirty random presses. */
const anyway = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.array(press, { maxLength: 30 }))
  .map(([count, presses]) => presses.reduce(pressed, firstStep(count)))

const always = (check: (steps: Steps) => void) => fc.assert(fc.property(anyway, check), { seed: 1, numRuns: 2000 })

describe('whatever is pressed', () => {
  it('stays within its steps and never loses its lead (S4.72)', () => {
    always((steps) => {
      expect(steps.at).toBeGreaterThanOrEqual(0)
      expect(steps.at).toBeLessThan(steps.count)
      expect(steps.trail.length).toBeLessThan(steps.count)
      if (Object.keys(steps.saved).length > 0) expect(steps.leadId).toBe(99)
    })
  })

  it('goes on to done from any step in as many saves as are left (S4.64, S4.70)', () => {
    always((steps) => {
      const end = Array.from({ length: steps.count - steps.at }).reduce<Steps>((each) => pressed(each, 'save'), steps)
      expect([end.isDone, progressPercent(end)]).toEqual([true, 100])
    })
  })

  it('goes all the way back along the steps it came by, losing nothing that was saved (S4.66, S4.67)', () => {
    always((steps) => {
      const start = steps.trail.reduce(stepBack, steps)
      expect([start.at, start.trail, start.saved]).toEqual([steps.trail[0] ?? steps.at, [], steps.saved])
    })
  })

  it('counts a step as skipped or as saved, never as both, and sends no step twice (S4.65, S4.68)', () => {
    always((steps) => {
      for (const step of steps.skipped) expect(steps.saved).not.toHaveProperty(String(step))
      for (const [step, held] of Object.entries(steps.saved))
        expect(needsSaving({ ...steps, at: Number(step) }, held)).toBe(Number(step) === steps.count - 1)
    })
  })

  it('says Complete on the last step alone, whatever was skipped (S4.71, S4.73)', () => {
    always((steps) => {
      const { form_completed, step_number, skipped_steps } = stepProgress(steps)
      expect(form_completed).toBe(step_number === steps.count)
      expect(skipped_steps).toEqual(steps.skipped.map((step) => step + 1))
    })
  })

  it('is there again after a reload', () => {
    always((steps) => {
      if (!steps.isDone) expect(resumedSteps(JSON.parse(JSON.stringify(steps)), steps.count)).toEqual(steps)
    })
  })
})

describe('a form that comes back', () => {
  test.each([
    ['nothing', undefined],
    ['another shape', [1, 2]],
    ['another number of steps', { ...saved(firstStep(2)), count: 2 }],
    ['a step it does not have', { ...firstStep(3), at: 3 }],
    ['a trail that leads nowhere', { ...firstStep(3), at: 1, trail: [1] }],
    ['a trail that turns', { ...firstStep(3), at: 2, trail: [1, 0] }],
    ['what was not saved as text', { ...firstStep(3), saved: null }],
  ])('with %s starts anew', (_reason, kept) => {
    expect(resumedSteps(kept, 3)).toEqual(firstStep(3))
  })

  it('never throws, whatever was kept', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(resumedSteps(kept, 3).count).toBe(3)
      }),
      { seed: 1, numRuns: 1000 },
    )
  })
})
