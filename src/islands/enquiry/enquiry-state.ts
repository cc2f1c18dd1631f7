import type { FreeDay } from '#forms/definitions/test-drive.ts'
import type { FormValues } from '#forms/field.ts'
import { initialValues } from '#forms/form.ts'
import { firstStep, type Steps } from '#forms/steps.ts'
import type { EnquiryProps } from './enquiry-props.ts'

/** What went wrong, in the words the shopper reads, and whether the lead is kept for another try; `words`: without its files. */
export interface Failure {
  readonly message: string
  readonly kept: 'outbox' | 'words' | 'page' | 'no'
}

/**
 * A quiet line under the button. An `answer` to what the shopper just did takes the focus; `news` came by itself; `wait`
 * says that something takes its time.
 */
export interface Notice {
  readonly text: string
  readonly kind: 'answer' | 'news' | 'wait'
}

/** Field name -> the text beside it. */
export type FieldTexts = Readonly<Record<string, string>>

/** A form between its first paint and the thank-you. */
export interface EnquiryState {
  /**
   * `waking`: drawn, but no script has taken hold yet, so that sending would not work;
   * `left`: sent, and the browser is on its way to the success page.
   */
  readonly status: 'waking' | 'idle' | 'submitting' | 'left'
  readonly values: FormValues
  /** How far a longer form has come; a form of one step stays at its first. */
  readonly steps: Steps
  /** Free times to pick from; none until they are known, and where any time may be asked for. */
  readonly free: readonly FreeDay[]
  readonly errors: FieldTexts
  /** How often the summary was called up; it takes the focus each time. */
  readonly summaries: number
  readonly failure: Failure | null
  readonly notice: Notice | null
  /** Changes when the form is emptied, so that its controls are drawn anew. */
  readonly edition: number
}

export type EnquiryAction =
  | { readonly type: 'woke'; readonly values: FormValues }
  | { readonly type: 'typed'; readonly values: FormValues; readonly errors: FieldTexts }
  | { readonly type: 'invalid'; readonly errors: FieldTexts }
  | { readonly type: 'submitting' | 'late' | 'left' | 'idle' }
  | { readonly type: 'told'; readonly notice: Notice }
  | { readonly type: 'slots'; readonly free: readonly FreeDay[] }
  | { readonly type: 'moved'; readonly steps: Steps; readonly values?: FormValues }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'emptied'; readonly values: FormValues; readonly notice: Notice | null }

/** The state a page is prerendered in. */
export function firstState({ form }: Pick<EnquiryProps, 'form'>): EnquiryState {
  const values = initialValues(form.fields)
  const steps = firstStep(form.steps?.length ?? 1)
  return {
    status: 'waking',
    values,
    steps,
    free: [],
    errors: {},
    summaries: 0,
    failure: null,
    notice: null,
    edition: 0,
  }
}

/** Nothing said: no error, no failure, no news. */
const quiet = { errors: {}, failure: null, notice: null } as const

/** Said while an answer is awaited for longer than people expect. */
const stillTrying: Notice = { text: 'Still trying to send this. Please keep this page open.', kind: 'wait' }

type Moves = {
  readonly [T in EnquiryAction['type']]: (
    state: EnquiryState,
    action: Extract<EnquiryAction, { readonly type: T }>,
  ) => Partial<EnquiryState>
}

const moves: Moves = {
  woke: (_, { values }) => ({ status: 'idle', values }),
  typed: (_, { values, errors }) => ({ values, errors, notice: null }),
  invalid: ({ summaries }, { errors }) => ({ ...quiet, status: 'idle', errors, summaries: summaries + 1 }),
  submitting: () => ({ ...quiet, status: 'submitting' }),
  late: ({ status }) => (status === 'submitting' ? { notice: stillTrying } : {}),
  left: ({ steps }) => ({ ...quiet, status: 'left', steps: { ...steps, isDone: true } }),
  idle: () => ({ status: 'idle' }),
  told: (_, { notice }) => ({ notice }),
  slots: (_, { free }) => ({ free }),
  moved: (state, { steps, values = state.values }) => ({ ...quiet, status: 'idle', steps, values }),
  failed: (_, { failure }) => ({ status: 'idle', failure, notice: null }),
  emptied: ({ edition, steps }, { values, notice }) => ({
    ...quiet,
    status: 'idle',
    values,
    notice,
    steps: firstStep(steps.count),
    edition: edition + 1,
  }),
}

/** A form, step by step: idle, submitting, then on, away, or idle again with a failure (S4.55 to S4.59). */
export function nextState<A extends EnquiryAction>(state: EnquiryState, action: A): EnquiryState {
  const move = moves[action.type] as (state: EnquiryState, action: A) => Partial<EnquiryState>
  return { ...state, ...move(state, action) }
}
