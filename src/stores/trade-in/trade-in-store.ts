import { nevdis } from '#api/nevdis.ts'
import { lookUpRego, type RegoOutcome } from '#api/rego.ts'
import { normalisePlate } from '#domain/contact/plate.ts'
import type { FormValues } from '#forms/field.ts'
import { namesOfStep } from '#forms/form.ts'
import type { FormProps } from '../form/form-props.ts'
import type { FormState } from '../form/form-state.ts'
import {
  createStepFormStore,
  type StepFormDependencies,
  type StepFormStore,
  stepDependencies,
} from '../form/step-store.ts'
import { foundValues, nothingFound } from './found-values.ts'
import { noPlate } from './look-up-words.ts'
import { dropValuation, rememberValuation } from './valuation.ts'

/** The trade-in form: the first press of the button looks up the plate, later ones advance the form. */
export interface TradeInStore extends StepFormStore {
  /** Whether the plate must still be looked up before the car's details are shown. */
  readonly isLookUpOpen: (state: FormState) => boolean
  /** Name of the field below which the look-up's message is shown. */
  readonly lastPlateField: string
  /** Continues without a look-up. */
  readonly byHand: () => void
  /** Looks up the same plate again. */
  readonly again: () => void
  /** The car found is the wrong one: clears the found values and returns to the plate. */
  readonly other: () => void
}

/** Dependencies of a trade-in store. */
export interface TradeInDependencies extends StepFormDependencies {
  readonly lookUp: (plates: FormProps['plates'], values: FormValues) => Promise<RegoOutcome>
  readonly rememberValuation: (offer: number) => void
  readonly dropValuation: () => void
}

/** Looks up a plate for a valuation; without a result, in the national register, which may at least know the car. */
async function lookUp(plates: FormProps['plates'], values: FormValues): Promise<RegoOutcome> {
  if (!plates) return { kind: 'down' }
  const rego = normalisePlate(String(values.rego))
  const state = String(values.rego_state ?? '')
  const outcome = await lookUpRego(plates.api, { rego, regoState: state })
  if (!plates.hasRegister || 'vehicle' in outcome) return outcome
  const vehicle = await nevdis(plates.api, { rego, state })
  return vehicle ? { kind: 'found-without-offer', vehicle } : outcome
}

const tradeInDependencies: TradeInDependencies = {
  ...stepDependencies,
  lookUp,
  rememberValuation: (offer) => rememberValuation(offer),
  dropValuation: () => dropValuation(),
}

/** Normalised plate and state of a form, for comparison. */
const plateIn = ({ rego = '', rego_state = '' }: FormValues): string => `${normalisePlate(String(rego))} ${rego_state}`

/** A step form store whose first press of the button looks up a number plate. */
export function createTradeInStore(
  props: FormProps,
  dependencies: TradeInDependencies = tradeInDependencies,
): TradeInStore {
  const form = createStepFormStore(props, dependencies)
  const names = new Set(props.form.fields.map(({ name }) => name))
  const nothing = nothingFound(props.form.fields)

  const isLookUpOpen = ({ steps, values }: FormState): boolean =>
    namesOfStep(props.form, steps.at).has('rego_lookup') && values.rego_lookup === ''

  /** Another plate is another car: clears the values that the last look-up found, or its outcome if it found none. */
  const change = (changes: FormValues): void => {
    const { values } = form.$state.get()
    const end = String(values.rego_lookup)
    const isOther = plateIn({ ...values, ...changes }) !== plateIn(values)
    const isFound = isOther && end.startsWith('found')
    if (isFound) dependencies.dropValuation()
    // Once the shopper types the details by hand, a corrected plate keeps them and needs no look-up.
    const untold = isOther && end !== 'manual' ? { rego_lookup: '' } : {}
    form.change({ ...(isFound ? nothing : untold), ...changes })
  }

  const changeAndFocus = (values: FormValues, name: string): void => {
    form.change(values)
    form.dispatch({ type: 'focused', name })
  }
  const byHand = () => changeAndFocus({ rego_lookup: 'manual' }, 'make')

  const lookPlateUp = async (): Promise<void> => {
    form.dispatch({ type: 'submitting' })
    const outcome = await dependencies.lookUp(props.plates, form.$state.get().values)
    if (outcome.kind === 'found') dependencies.rememberValuation(outcome.offer)
    form.dispatch({ type: 'idle' })
    form.change(foundValues(outcome))
  }

  const submit: StepFormStore['submit'] = async (honeypot, unread) => {
    const state = form.$state.get()
    if (!isLookUpOpen(state)) return form.submit(honeypot, unread)
    if (state.status !== 'idle' || !form.validate()) return
    if (normalisePlate(String(state.values.rego)) !== '') await lookPlateUp()
    else form.dispatch({ type: 'invalid', errors: { rego: noPlate }, steps: state.steps })
  }

  return {
    ...form,
    change,
    submit,
    isLookUpOpen,
    lastPlateField: names.has('rego_state') ? 'rego_state' : 'rego',
    byHand,
    again() {
      form.change({ rego_lookup: '' })
      void submit('')
    },
    other: () => changeAndFocus(nothing, 'rego'),
  }
}
