import type { FreeDay } from '#forms/definitions/free-times.ts'
import type { FormValues } from '#forms/field.ts'
import { type Form, initialValues } from '#forms/form.ts'
import { firstStep, type Steps } from '#forms/steps.ts'

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

/** Where the focus goes once the form is drawn anew; a new object is a new request. */
export type FocusRequest =
  | { readonly target: 'summary' }
  /** The control of that name. */
  | { readonly target: 'field'; readonly name: string }

/** A form between its first paint and the thank-you. */
export interface FormState {
  /**
   * `hydrating`: drawn, but no script has taken hold yet, so that sending would not work;
   * `navigating`: sent, and the browser is on its way to the success page.
   */
  readonly status: 'hydrating' | 'idle' | 'submitting' | 'navigating'
  /** What every control shows, those of other steps included: the one place where it stands. */
  readonly values: FormValues
  /** How far a longer form has come; a form of one step stays at its first. */
  readonly steps: Steps
  /** Free times to pick from; none until they are known, and where any time may be asked for. */
  readonly slots: readonly FreeDay[]
  readonly errors: FieldTexts
  readonly focusRequest: FocusRequest | null
  readonly failure: Failure | null
  readonly notice: Notice | null
  /** Changes when the form is reset, so that its controls are drawn anew. */
  readonly resetKey: number
}

export type FormAction =
  | { readonly type: 'hydrated'; readonly values: FormValues; readonly steps: Steps }
  | { readonly type: 'changed'; readonly values: FormValues; readonly errors: FieldTexts }
  | { readonly type: 'invalid'; readonly errors: FieldTexts; readonly steps: Steps }
  | { readonly type: 'submitting' | 'late' | 'navigating' | 'idle' }
  | { readonly type: 'notified'; readonly notice: Notice }
  | { readonly type: 'focused'; readonly name: string }
  | { readonly type: 'slots'; readonly slots: readonly FreeDay[] }
  | { readonly type: 'moved'; readonly steps: Steps }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'reset'; readonly values: FormValues; readonly notice: Notice | null }

/** The state a page is prerendered in. */
export function firstState(form: Form): FormState {
  return {
    status: 'hydrating',
    values: initialValues(form.fields),
    steps: firstStep(form.steps?.length ?? 1),
    slots: [],
    errors: {},
    focusRequest: null,
    failure: null,
    notice: null,
    resetKey: 0,
  }
}

/** Nothing said: no error, no failure, no news. */
const quiet = { errors: {}, failure: null, notice: null } as const

/** Said while an answer is awaited for longer than people expect. */
const stillTrying: Notice = { text: 'Still trying to send this. Please keep this page open.', kind: 'wait' }

type Moves = {
  readonly [T in FormAction['type']]: (
    state: FormState,
    action: Extract<FormAction, { readonly type: T }>,
  ) => Partial<FormState>
}

const moves: Moves = {
  hydrated: (_, { values, steps }) => ({ status: 'idle', values, steps }),
  changed: (_, { values, errors }) => ({ values, errors, notice: null }),
  invalid: (_, { errors, steps }) => ({ ...quiet, status: 'idle', errors, steps, focusRequest: { target: 'summary' } }),
  submitting: () => ({ ...quiet, status: 'submitting' }),
  late: ({ status }) => (status === 'submitting' ? { notice: stillTrying } : {}),
  navigating: ({ steps }) => ({ ...quiet, status: 'navigating', steps: { ...steps, isDone: true } }),
  idle: () => ({ status: 'idle' }),
  notified: (_, { notice }) => ({ notice }),
  focused: (_, { name }) => ({ focusRequest: { target: 'field', name } }),
  slots: (_, { slots }) => ({ slots }),
  moved: (_, { steps }) => ({ ...quiet, status: 'idle', steps }),
  failed: (_, { failure }) => ({ status: 'idle', failure, notice: null }),
  reset: ({ resetKey, steps }, { values, notice }) => ({
    ...quiet,
    status: 'idle',
    values,
    notice,
    steps: firstStep(steps.count),
    resetKey: resetKey + 1,
  }),
}

/** A form, step by step: idle, submitting, then on, away, or idle again with a failure (S4.55 to S4.59). */
export function nextState<A extends FormAction>(state: FormState, action: A): FormState {
  const move = moves[action.type] as (state: FormState, action: A) => Partial<FormState>
  return { ...state, ...move(state, action) }
}
