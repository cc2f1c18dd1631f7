import { boundsOf } from '#domain/car/price-slider.ts'
import { formatMoney } from '#domain/text/money.ts'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import type { FinderData } from '#search/finder-data.ts'
import { countOf } from '#search/nouns.ts'
import { writeLocation } from '#search/page-path.ts'
import { emptyState, type SearchState } from '#search/state.ts'
import { prefetchPage } from '../shared/prefetch.ts'
import { attachSlider, type SliderView } from './slider-view.ts'

/** How long the thumbs rest before the list they lead to is prefetched, in ms. */
const resting = 150

type Count = (state: SearchState) => Promise<number | null>

/** A counter whose code is loaded when the finder is first touched or focused, never before. */
function countWhenTouched(form: HTMLElement, facts: FinderData): Count {
  let count: Count | undefined
  const open = async () => {
    const { createCarCounter } = await importWithRetry(() => import('./car-counter.ts'))
    count ??= createCarCounter(facts)
    return count
  }
  const warm = () => void open().catch(() => undefined)
  for (const name of ['pointerdown', 'focusin']) form.addEventListener(name, warm, { once: true })
  return async (state) => (await open())(state)
}

/** Hydrates a prerendered price finder: it counts while a thumb moves, and 'Show me' opens the list. */
export class PriceFinder {
  readonly #form: HTMLFormElement
  readonly #facts: FinderData
  readonly #slider: SliderView
  readonly #count: Count
  #isTouched = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(form: HTMLFormElement, facts: FinderData) {
    this.#form = form
    this.#facts = facts
    this.#count = countWhenTouched(form, facts)
    this.#slider = attachSlider(form, facts.scale, (amount) => formatMoney(amount, facts.locale))
    form.addEventListener('input', () => this.#change())
    form.addEventListener('submit', (event) => this.#open(event))
    addEventListener('pageshow', () => this.#wake())
  }

  #state(): SearchState {
    const price = boundsOf(this.#slider.span(), this.#facts.scale)
    const type = this.#form.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value
    return { ...emptyState, lists: type ? { car_type: [type] } : {}, ranges: price ? { price } : {} }
  }

  #address(): string {
    return writeLocation(this.#facts.path, this.#state())
  }

  #say(text: string): void {
    const total = this.#form.querySelector('[data-finder-total]')
    if (total) total.textContent = text
  }

  #change(): void {
    void this.#tell()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => prefetchPage(this.#address()), resting)
  }

  async #tell(): Promise<void> {
    this.#isTouched = true
    const found = await this.#count(this.#state()).catch(() => null)
    this.#say(found === null ? '' : countOf(found, this.#facts.noun, this.#facts.locale))
  }

  #setBusy(isBusy: boolean): void {
    const button = this.#form.querySelector<HTMLButtonElement>('button[type=submit]')
    if (!button) return
    button.disabled = isBusy
    button.setAttribute('aria-busy', String(isBusy))
  }

  #open(event: Event): void {
    event.preventDefault()
    this.#setBusy(true)
    location.assign(this.#address())
  }

  /** On return, the browser restores the thumbs, and a page from the back/forward cache would still look busy. */
  #wake(): void {
    this.#setBusy(false)
    this.#slider.draw()
    if (this.#address() !== this.#facts.path && !this.#isTouched) this.#say('')
  }
}
