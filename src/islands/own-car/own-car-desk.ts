import { nevdis } from '#api/nevdis.ts'
import { lookUpRego, type RegoOutcome } from '#api/rego.ts'
import type { FormValues } from '#forms/field.ts'
import { rememberValuation } from '#stores/valuation.ts'
import { StepDesk } from '../steps/step-desk.ts'
import { foundValues, nothingFound } from './found-values.ts'

/** Runs the valuation of a shopper's own car: the first press looks its plate up, the next ones go on. */
export class OwnCarDesk extends StepDesk {
  /** Whether the plate still has to be looked up before the car's details are shown. */
  isLookUpOpen(values: FormValues): boolean {
    return this.asked().has('rego_lookup') && values.rego_lookup === ''
  }

  /** The field below which the look-up answers. */
  get lastPlateField(): string {
    return this.props.form.fields.some(({ name }) => name === 'rego_state') ? 'rego_state' : 'rego'
  }

  /** Goes on without a look-up. */
  byHand(): void {
    this.put({ rego_lookup: 'manual' })
    this.focus('make')
  }

  /** Looks the same plate up once more. */
  again(): void {
    this.put({ rego_lookup: '' })
    void this.press()
  }

  /** It was another car: back to the plate, with nothing found. */
  other(): void {
    this.put(nothingFound)
    this.focus('rego')
  }

  protected override async forward(values: FormValues): Promise<void> {
    if (!this.isLookUpOpen(values)) await super.forward(values)
    else if (String(values.rego).trim() === '') this.byHand()
    else await this.#lookUp(values)
  }

  async #lookUp(values: FormValues): Promise<void> {
    this.act({ type: 'submitting' })
    const outcome = await this.#outcome(String(values.rego).trim(), String(values.rego_state ?? ''))
    if (outcome.kind === 'found') rememberValuation(outcome.offer)
    this.act({ type: 'idle' })
    this.put(foundValues(outcome))
  }

  /** The look-up's answer; where it has none, the national register may at least know the car. */
  async #outcome(rego: string, state: string): Promise<RegoOutcome> {
    const { plates } = this.props
    if (!plates) return { kind: 'down' }
    const outcome = await lookUpRego(plates.api, { rego, regoState: state })
    if (!plates.hasRegister || outcome.kind === 'found' || outcome.kind === 'found-without-offer') return outcome
    const vehicle = await nevdis(plates.api, { rego, state })
    return vehicle ? { kind: 'found-without-offer', vehicle } : outcome
  }
}
