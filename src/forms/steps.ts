import { isRecord } from '#domain/data/record.ts'
/** Progress of a multi-step form. Steps are 0-based here and 1-based in what is sent. */
export interface Steps {
  readonly count: number
  readonly at: number
  /** Step -> its values, as text, when it was saved. */
  readonly saved: Readonly<Record<number, string>>
  /** The steps visited on the way to `at`; Back returns along them. */
  readonly trail: readonly number[]
  readonly skipped: readonly number[]
  /** Null until the first step is saved. */
  readonly leadId: string | number | null
  readonly isDone: boolean
}

/** Progress as sent with a lead. */
export interface StepProgress {
  readonly lead_id: string | number | null
  readonly step_number: number
  readonly skipped_steps: readonly number[]
  readonly form_completed: boolean
}

/** A form at its first step. */
export function firstStep(count: number): Steps {
  return { count, at: 0, saved: {}, trail: [], skipped: [], leadId: null, isDone: false }
}

const isLast = ({ at, count }: Steps) => at === count - 1

/** Whether the current step must be sent: it was never saved, has changed since, or is the last (S4.65). */
export function needsSaving(steps: Steps, held: string): boolean {
  return isLast(steps) || steps.saved[steps.at] !== held
}

function moveTo(steps: Steps, at: number): Steps {
  return { ...steps, at, trail: [...steps.trail, steps.at] }
}

/** After the current step was saved, or needed no saving: the next step, or done after the last (S4.64, S4.72). */
export function stepSaved(steps: Steps, held: string, leadId: string | number | null): Steps {
  const saved = { ...steps.saved, [steps.at]: held }
  const skipped = steps.skipped.filter((step) => step !== steps.at)
  const next = { ...steps, saved, skipped, leadId: leadId ?? steps.leadId }
  return isLast(steps) ? { ...next, isDone: true } : moveTo(next, steps.at + 1)
}

/** Skips the current step and all before `to`; each is recorded once (S4.68). The last step cannot be skipped. */
export function stepSkipped(steps: Steps, to: number = steps.at + 1): Steps {
  if (isLast(steps) || to <= steps.at || to >= steps.count) return steps
  const passed = Array.from({ length: to - steps.at }, (_, index) => steps.at + index)
  const kept = Object.entries(steps.saved).filter(([step]) => !passed.includes(Number(step)))
  const skipped = [...new Set([...steps.skipped, ...passed])].sort((a, b) => a - b)
  return { ...moveTo(steps, to), saved: Object.fromEntries(kept), skipped }
}

/** Back along the trail: to the step before, or the one where a skip started (S4.66, S4.67). */
export function stepBack(steps: Steps): Steps {
  const from = steps.trail.at(-1)
  return from === undefined ? steps : { ...steps, at: from, trail: steps.trail.slice(0, -1) }
}

/** Back to a step on the trail that needs a correction; no change for any other step. */
export function stepAgain(steps: Steps, at: number): Steps {
  const turn = steps.trail.indexOf(at)
  return turn === -1 ? steps : { ...steps, at, trail: steps.trail.slice(0, turn) }
}

/** Progress in percent: completed steps over all steps, 100 when done (S4.69, S4.70). */
export function progressPercent({ at, count, isDone }: Steps): number {
  return isDone ? 100 : Math.round((at / count) * 100)
}

/** The progress sent with the current step (S4.71, S4.73). */
export function stepProgress(steps: Steps): StepProgress {
  return {
    lead_id: steps.leadId,
    step_number: steps.at + 1,
    skipped_steps: steps.skipped.map((step) => step + 1),
    form_completed: isLast(steps),
  }
}

const isStep = (value: unknown, count: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count

const isTrail = (value: unknown, at: number): value is readonly number[] =>
  Array.isArray(value) && value.every((step, index) => isStep(step, at) && (index === 0 || step > value[index - 1]))

/** Parses stored steps; the first step when they are invalid or have another step count. */
export function resumedSteps(kept: unknown, count: number): Steps {
  const first = firstStep(count)
  if (!isRecord(kept)) return first
  const { at, count: steps, saved, trail, skipped, leadId } = kept
  if (steps !== count || !isStep(at, count) || !isTrail(trail, at) || !isTrail(skipped, count)) return first
  if (!isRecord(saved)) return first
  const sound = Object.entries(saved).filter(
    (entry): entry is [string, string] => isStep(Number(entry[0]), count) && typeof entry[1] === 'string',
  )
  const id = typeof leadId === 'string' || typeof leadId === 'number' ? leadId : null
  return { ...first, at, saved: Object.fromEntries(sound), trail, skipped, leadId: id }
}
