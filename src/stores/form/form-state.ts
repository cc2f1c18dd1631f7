import type { FreeDay } from '#forms/definitions/free-times.ts'
import type { FormValues } from '#forms/field.ts'
import { type Form, initialValues } from '#forms/form.ts'
import { firstStep, type Steps } from '#forms/steps.ts'

/** What failed, as the message shown, and where the lead is kept for a retry; `words`: outbox without its files. */
export interface Failure {
  readonly message: string
  readonly kept: 'outbox' | 'words' | 'page' | 'no'
}

/**
 * A status line under the button. An `answer` to the shopper's own action takes the focus; `news` does not follow from
 * one; `wait` says that something takes longer.
 */
export interface Notice {
  readonly text: string
  readonly kind: 'answer' | 'news' | 'wait'
}

/** Field name -> the error beside it. */
export type FieldTexts = Readonly<Record<string, string>>

/** Where the focus moves after the next render; a new object is a new request. */
export type FocusRequest =
  | { readonly target: 'summary' }
  /** The control of that name. */
  | { readonly target: 'field'; readonly name: string }

/** A form between its first paint and the thank-you. */
export interface FormState {
  /**
   * `hydrating`: prerendered, not yet hydrated, so that sending would not work;
   * `navigating`: sent, and the browser is loading the success page.
   */
  readonly status: 'hydrating' | 'idle' | 'submitting' | 'navigating'
  /** Values of all controls, other steps included: the single source of truth. */
  readonly values: FormValues
  /** Progress of a multi-step form; a form of one step stays at its first. */
  readonly steps: Steps
  /** Free times to pick from; empty until they are loaded, and where any time may be requested. */
  readonly slots: readonly FreeDay[]
  readonly errors: FieldTexts
  readonly focusRequest: FocusRequest | null
  readonly failure: Failure | null
  readonly notice: Notice | null
  /** Changes on reset, so that the controls remount. */
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

/** No error, failure or notice. */
const quiet = { errors: {}, failure: null, notice: null } as const

/** Shown while an answer takes longer than expected. */
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

/** Reducer of a form: idle, submitting, then the next step, the success page, or a failure (S4.55 to S4.59). */
export function nextState<A extends FormAction>(state: FormState, action: A): FormState {
  const move = moves[action.type] as (state: FormState, action: A) => Partial<FormState>
  return { ...state, ...move(state, action) }
}
