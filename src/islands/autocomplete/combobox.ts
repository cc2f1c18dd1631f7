import { fetchCarChanges } from '#api/car-changes.ts'
import { fetchSearchBox } from '#api/search-box.ts'
import type { StockStatus } from '#api/stock-status.ts'
import { subscribeToStockUpdates } from '#api/stock-updates.ts'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import { loadLazyStyles } from '#islands/shared/lazy-styles.ts'
import { noteSearch } from '#stores/trail.ts'
import styles from './autocomplete.css?url'
import { applyStatusToSuggestions } from './current-suggestions.ts'
import { delayNoResults } from './delay-no-results.ts'
import { groupsOf } from './option-view.ts'
import { suggester } from './suggester.ts'
import type { Suggestion, Suggestions } from './suggestion.ts'
import { unavailable } from './unavailable.ts'

/** The elements of a search box and its list. */
interface Parts {
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly status: HTMLElement
}

function build(form: HTMLFormElement, input: HTMLInputElement): Parts {
  const list = document.createElement('div')
  list.className = 'suggestions'
  list.id = `${input.id || input.name}-suggestions`
  list.hidden = true
  list.setAttribute('role', 'listbox')
  // Browsers make scrollable elements tab stops; this one is navigated with the input's arrow keys.
  list.tabIndex = -1
  list.setAttribute('aria-label', 'Suggestions')
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  form.append(list, status)
  const states = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': list.id }
  for (const [name, value] of Object.entries(states)) input.setAttribute(name, value)
  return { form, input, list, status }
}

/** Navigates by clicking a link, so that a list page can handle it as a soft navigation. */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}

/** Preferred height of the list below its box, and its margin to the edge of the window, in px. */
const wanted = 360
const edge = 12

/** Scrolls a box low in the window up until its list has room, and ends the list at the window's edge. */
function makeRoom(list: HTMLElement): void {
  const high = visualViewport?.height ?? innerHeight
  const below = high - list.getBoundingClientRect().top - edge
  const room = Math.max(below, Math.min(wanted, high / 2))
  if (room > below) scrollBy({ top: room - below })
  list.style.setProperty('--room', `${room}px`)
}

/** A pause in typing, in ms. */
const pauseMs = 350
const pause = () => new Promise((done) => setTimeout(done, pauseMs))

const nothing: Suggestions = { notes: [], options: [], cars: '' }

/** The ARIA combobox pattern for one form. */
class Combobox {
  readonly #parts: Parts
  readonly #suggest: (query: string) => Promise<Suggestions>
  #cars: StockStatus['cars'] = {}
  /** The last response, before today's stock status is applied. */
  #found = nothing
  #shown: readonly Suggestion[] = []
  #options: readonly Element[] = []
  #active = -1
  #asked = 0

  constructor(parts: Parts, suggest: (query: string) => Promise<Suggestions>) {
    this.#parts = parts
    this.#suggest = suggest
    const know = (cars: StockStatus['cars']) => {
      this.#cars = cars
      if (this.#found.options.length > 0) this.#show()
    }
    void fetchCarChanges().then(know)
    subscribeToStockUpdates(({ cars }) => know(cars))
    const { form, input, list } = parts
    input.addEventListener('input', () => this.refresh())
    input.addEventListener('focus', () => this.refresh())
    form.addEventListener('submit', () => noteSearch(input.value))
    input.addEventListener('keydown', (event) => this.#key(event))
    list.addEventListener('pointerdown', (event) => event.preventDefault())
    list.addEventListener('click', (event) => this.#choose(this.#indexOf(event.target)))
    form.addEventListener('focusout', (event) => {
      if (!form.contains(event.relatedTarget as Node | null)) this.#close()
    })
  }

  async refresh(): Promise<void> {
    const asked = ++this.#asked
    const found = await this.#suggest(this.#parts.input.value).catch(() => null)
    if (asked !== this.#asked || document.activeElement !== this.#parts.input) return
    this.#found = found ?? nothing
    this.#show()
    if (found === null) this.#say(unavailable, true)
  }

  #show(): void {
    const { list, input } = this.#parts
    const { notes, options } = this.#found
    const found = applyStatusToSuggestions(options, this.#cars)
    this.#shown = found
    list.replaceChildren(...groupsOf({ ...this.#found, options: found }, list.id))
    this.#options = [...list.querySelectorAll('[role=option]')]
    list.hidden = found.length === 0
    if (!list.hidden) makeRoom(list)
    input.setAttribute('aria-expanded', String(found.length > 0))
    const counted = `${found.length} suggestion${found.length > 1 ? 's' : ''}`
    this.#say(found.length > 0 ? [...notes, counted].join(' ') : '')
    this.#activate(-1)
  }

  /** Announces text to screen readers; visible only with `isSeen`. */
  #say(text: string, isSeen = false): void {
    const { status } = this.#parts
    status.textContent = text
    status.className = isSeen ? 'suggestions-note' : 'visually-hidden'
  }

  #close(): void {
    this.#asked++
    this.#found = nothing
    this.#show()
  }

  #activate(at: number): void {
    const { input } = this.#parts
    this.#active = at
    for (const [index, option] of this.#options.entries()) option.setAttribute('aria-selected', String(index === at))
    const option = this.#options[at]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  #key(event: KeyboardEvent): void {
    const { key, isComposing } = event
    // During IME composition the keys belong to the input method.
    if (isComposing) return
    const { length } = this.#shown
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && length > 0) this.#activate(((this.#active + 1 + step + length + 1) % (length + 1)) - 1)
    else if (step > 0) this.refresh()
    else if (key === 'Enter' && this.#shown[this.#meant()]) this.#choose(this.#meant())
    else if (key !== 'Escape' || !this.#leave()) return
    event.preventDefault()
  }

  /**
   * Closes the list but keeps the text; closes a popover if the field is empty, else on the next press. Returns false
   * when nothing is open.
   */
  #leave(): boolean {
    const { form, input } = this.#parts
    const hasList = this.#shown.length > 0
    const over = form.closest<HTMLElement>(':popover-open')
    if (hasList) this.#close()
    if (!hasList || input.value === '') over?.hidePopover()
    return hasList || over !== null
  }

  /** Index of the option that Enter chooses: the active one, or the first if all are pages; -1 to submit the form. */
  #meant(): number {
    const isPages = this.#shown.every(({ kind }) => kind === 'page')
    return this.#active < 0 && isPages ? 0 : this.#active
  }

  #indexOf(target: EventTarget | null): number {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    return option ? this.#options.indexOf(option) : -1
  }

  #choose(at: number): void {
    const chosen = this.#shown[at]
    if (!chosen) return
    if (chosen.kind !== 'own' && chosen.kind !== 'page') noteSearch(this.#parts.input.value)
    this.#close()
    follow(chosen.href)
  }
}

/**
 * Attaches suggestions to a search box.
 * @throws when the styles or the site's search box data cannot be fetched
 */
export async function mountCombobox(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  const [facts] = await Promise.all([importWithRetry(fetchSearchBox), loadLazyStyles(styles)])
  const hasIndex = form.dataset.ownIndex !== undefined
  if (!hasIndex && !facts.host) return
  const combobox = new Combobox(build(form, input), delayNoResults(suggester(facts, hasIndex), pause))
  combobox.refresh()
}
