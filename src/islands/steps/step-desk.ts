import { appointmentSlots } from '#api/appointments.ts'
import { withSlots } from '#forms/definitions/test-drive.ts'
import type { Field, FormValues } from '#forms/field.ts'
import { namesOfStep } from '#forms/form.ts'
import {
  needsSaving,
  resumedSteps,
  type StepProgress,
  type Steps,
  stepAgain,
  stepBack,
  stepProgress,
  stepSaved,
  stepSkipped,
} from '#forms/steps.ts'
import { upcomingSlots } from '#forms/upcoming.ts'
import type { Draft } from '#stores/draft.ts'
import { EnquiryDesk } from '../enquiry/enquiry-desk.ts'
import type { FieldTexts } from '../enquiry/enquiry-state.ts'
import { plainValues } from '../enquiry/remembered.ts'
import { slotWords } from './slot-words.ts'

/** Runs a form of several steps: each is checked and saved by itself, and left where the shopper left it. */
export class StepDesk extends EnquiryDesk {
  override attach(form: HTMLFormElement): () => void {
    const release = super.attach(form)
    void this.#askForSlots()
    return release
  }

  /** The definition's fields, with free times where they are known. */
  override fields(): readonly Field[] {
    const { free, values } = this.$state.get()
    return withSlots(super.fields(), upcomingSlots(free, this.clock()), values, slotWords(this.props.locale))
  }

  /** Back to the step one came from; what was typed stays. */
  back(): void {
    this.#move(stepBack(this.$state.get().steps), this.read())
  }

  /** Leaves this step out. */
  skip(): void {
    this.#move(stepSkipped(this.$state.get().steps), this.read())
  }

  protected override asked(): ReadonlySet<string> {
    return namesOfStep(this.props.form, this.$state.get().steps.at)
  }

  /** This step, and those before it again: somebody may have gone on typing while one was saved. */
  protected override checked(): ReadonlySet<string> {
    const { at, saved } = this.$state.get().steps
    return this.#namesOf([...Object.keys(saved).map(Number), at].filter((step) => step <= at))
  }

  /** The fields of the steps gone through and of this one; a skipped step sends nothing. */
  protected override given(): ReadonlySet<string> {
    const { at, saved } = this.$state.get().steps
    return this.#namesOf([...Object.keys(saved).map(Number), at])
  }

  protected override async forward(values: FormValues): Promise<void> {
    const { steps } = this.$state.get()
    const held = this.#held(values)
    if (this.#isTold(steps) && needsSaving(steps, held)) await this.send(values)
    else this.#move(stepSaved(steps, held, steps.leadId), values)
  }

  protected override progress(): StepProgress | undefined {
    return this.props.form.steps ? stepProgress(this.$state.get().steps) : undefined
  }

  /** What was typed while the step was on its way stays in the form; the step counts as saved with what was sent. */
  protected override saved(leadId: string | number, values: FormValues): void {
    this.#move(stepSaved(this.$state.get().steps, this.#held(values), leadId), this.read())
  }

  /** To the step where it can be put right. */
  protected override wrong(errors: FieldTexts): void {
    const at = this.props.form.steps?.findIndex(({ fields }) => fields.some((name) => errors[name])) ?? -1
    const { steps } = this.$state.get()
    if (at >= 0) this.#move(stepAgain(steps, at), this.read())
    super.wrong(errors)
  }

  /** Where it was left; before that, where files were chosen that no browser keeps. */
  protected override resume({ steps, files }: Draft): void {
    const { count } = this.$state.get().steps
    const resumed = resumedSteps(steps, count)
    this.act({ type: 'moved', steps: files ? stepAgain(resumed, this.#stepOfFiles()) : resumed })
  }

  #stepOfFiles(): number {
    const { fields, steps = [] } = this.props.form
    const files = fields.filter(({ kind }) => kind === 'file').map(({ name }) => name)
    return steps.findIndex((step) => step.fields.some((name) => files.includes(name)))
  }

  /** The lead API hears of every step; the finance partner takes a form as a whole. */
  #isTold({ at, count }: Steps): boolean {
    return this.props.target === 'server' || at === count - 1
  }

  #namesOf(steps: readonly number[]): ReadonlySet<string> {
    return new Set(steps.flatMap((step) => [...namesOfStep(this.props.form, step)]))
  }

  #move(steps: Steps, values: FormValues): void {
    this.act({ type: 'moved', steps, values })
    this.keep(values)
  }

  async #askForSlots(): Promise<void> {
    const { slots } = this.props
    if (!slots) return
    const query = { ...slots.query, from: this.clock().date }
    this.act({ type: 'slots', free: await appointmentSlots(slots.api, query) })
  }

  /** What the current step holds, to tell whether it changed; files by name and size. */
  #held(values: FormValues): string {
    const names = this.asked()
    const files = Object.entries(values).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, value.map((file: File) => `${file.name} ${file.size}`)]] : [],
    )
    const plain = Object.entries(plainValues(values))
    return JSON.stringify([...plain, ...files].filter(([name]) => names.has(String(name))))
  }
}
