import fc from 'fast-check'
import { firstStep, stepProgress, stepSaved } from '#forms/steps.ts'
import { fakeProps } from '#stores/form/fake-form.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import { type SubmissionDependencies, type SubmissionEnd, submit } from '#stores/lead/submission.ts'
import type { Submission } from '#stores/lead/submission-content.ts'
import type { ShopperBrowser } from './fault-browser.ts'

/** What a shopper last submitted. */
export interface Wanted {
  readonly message: string
  readonly photos: number
}

/** A form with one step or two, sent to the lead API or the finance partner. */
export interface FormKind {
  readonly hasSteps: boolean
  readonly target: FormProps['target']
}

/** The sender and the target. */
export interface ShopperFacts extends FormKind {
  readonly email: string
  readonly website: string
  /** Base URL of the lead API; empty for the page's own origin. */
  readonly base: string
}

export const formKind = fc.record({
  hasSteps: fc.boolean(),
  target: fc.constantFrom<FormKind['target']>('server', 'car-clarity'),
})

/**
 * A shopper's action: submit with these values, submit again in a second tab, close and reopen the page, or visit
 * another.
 */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      message: fc.constantFrom('a', 'b'),
      photos: fc.integer({ min: 0, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('again' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reopen' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('visit' as const) }) },
)

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A file with the first bytes of a JPEG, which the lead API checks. */
const photo = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), name], `${name}.jpg`, { type: 'image/jpeg', lastModified: 1 })
export const photos = [photo('front'), photo('back')]

const inTwo = {
  steps: [
    { name: 'car', title: 'Car', fields: ['message'] },
    { name: 'you', title: 'You', fields: ['email'] },
  ],
}

const propsOf = ({ hasSteps, target, website, base }: ShopperFacts): FormProps => ({
  ...fakeProps,
  lead: { ...fakeProps.lead, website_slug: website },
  form: {
    name: 'trade-in',
    category: 'Trade-In Valuation',
    submit: 'Send',
    fields: [{ kind: 'email', name: 'email', label: 'Email' }],
    ...(hasSteps ? inTwo : {}),
  },
  api: { base, mock: false },
  target,
  memory: 'never',
  failureAlert: 'inline',
  help: { phone: null, email: null },
})

/** Breaks the submission dependencies on purpose, to test that the counts detect it. */
export type Spoil = (dependencies: SubmissionDependencies) => SubmissionDependencies

export const asTheyAre: Spoil = (dependencies) => dependencies

/** One shopper with one form, who submits, edits, closes and returns; `key` and `steps` persist like a draft. */
export class Shopper {
  readonly browser: ShopperBrowser
  readonly #facts: ShopperFacts
  readonly #props: FormProps
  readonly #spoil: Spoil
  key: string
  steps = firstStep(2)
  wanted: Wanted | null = null
  /** The latest outcome of a complete submission. */
  end: SubmissionEnd | null = null

  constructor(browser: ShopperBrowser, facts: ShopperFacts, spoil = asTheyAre) {
    this.browser = browser
    this.#facts = facts
    this.#spoil = spoil
    this.#props = propsOf(facts)
    this.key = this.#keyOf('first')
  }

  #keyOf(tab: string): string {
    return `${tab}-tab-of-${this.#facts.email.replaceAll(/[^\w]/g, '-')}`
  }

  get isDone(): boolean {
    return this.end?.kind === 'sent'
  }

  /** Whether the shopper was told that the lead is sent or kept in the outbox. */
  get isPromised(): boolean {
    return this.end?.kind === 'sent' || (this.end?.kind === 'failed' && this.end.failure.kept === 'outbox')
  }

  /** Takes the next step of a schedule; a form that was sent is not submitted again. */
  async take(each: Step): Promise<void> {
    if (each.does === 'visit') await this.browser.visit()
    else if (each.does === 'reopen') this.browser.reopen()
    else if (each.does === 'press' && !this.isDone && !this.browser.hasDelivered) await this.press(each)
    else if (each.does === 'again' && this.wanted) await this.press(this.wanted, this.#keyOf('other'))
  }

  async press(wanted: Wanted, key = this.key): Promise<void> {
    const { steps } = this.#props.form
    const isPartial = steps !== undefined && this.steps.at === 0
    const end = await submit(this.#submission(wanted, key), this.#spoil(this.browser.dependencies()))
    if (end.kind === 'saved') {
      this.key = end.submissionKey
      this.steps = stepSaved(this.steps, 'held', end.leadId)
    }
    if (isPartial) return
    this.wanted = wanted
    this.end = end
  }

  #submission({ message, photos: count }: Wanted, submissionKey: string): Submission {
    const { steps } = this.#props.form
    const isPartial = steps !== undefined && this.steps.at === 0
    return {
      props: this.#props,
      values: isPartial ? { message: 'car' } : { message, email: this.#facts.email },
      files: isPartial ? [] : photos.slice(0, count),
      submissionKey,
      spamSignals: [],
      visit: {
        url: 'https://north.example/',
        page_id: '/',
        // Identifies the shopper even in a lead without an e-mail address.
        user_agent: this.#facts.email,
        visited_pages: [],
        linked_query_params: {},
      },
      page: '/trade-in',
      progress: steps && stepProgress(this.steps),
    }
  }
}
