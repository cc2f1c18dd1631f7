import { isSaved } from '#domain/saved/saved.ts'
import { garage } from '#stores/saved.ts'
import { readSavedCar, type SavedCar } from '#stores/saved-car.ts'
import { announceSaved } from './saved-cars/announce-saved.ts'
import { listenToHeart } from './saved-cars/drawer-link.ts'
import { saveLabel, showCounts } from './saved-cars/saved-view.ts'

/** The car in the element's `data-car`, or null when it is invalid. */
function carOf(element: HTMLElement): SavedCar | null {
  try {
    return readSavedCar(JSON.parse(element.dataset.car ?? ''))
  } catch {
    return null
  }
}

/**
 * `<save-car data-car='{...}'><button type="button">…</button></save-car>`: saves a car and removes it again.
 * Works on prerendered cards and on those React renders; without JavaScript the style sheet hides it.
 * `data-save` and `data-saved` change the two words of the label; an element marked `data-save-text` shows them.
 */
class SaveCar extends HTMLElement {
  static readonly observedAttributes = ['data-car']
  #stop: (() => void) | null = null

  connectedCallback(): void {
    this.addEventListener('click', this)
    this.#stop = garage.$saved.subscribe(() => this.#show())
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this)
    this.#stop?.()
    this.#stop = null
  }

  attributeChangedCallback(): void {
    if (this.#stop) this.#show()
  }

  handleEvent(event: Event): void {
    const car = carOf(this)
    const button = event.target instanceof Element && event.target.closest('button')
    if (!car || !button) return
    event.preventDefault()
    if (garage.toggle(car) !== 'added') return
    announceSaved(car.id)
    import('./saved-cars/after-saving.ts').then(
      ({ afterSaving }) => afterSaving(button),
      () => undefined,
    )
  }

  #show(): void {
    const car = carOf(this)
    const button = this.querySelector('button')
    if (!car || !button) return
    const isIn = isSaved(garage.$saved.get(), car)
    const word = isIn ? (this.dataset.saved ?? 'Saved') : (this.dataset.save ?? 'Save')
    button.setAttribute('aria-pressed', String(isIn))
    button.setAttribute('aria-label', saveLabel(word, car.title))
    const text = this.querySelector('[data-save-text]')
    if (text) text.textContent = word
  }
}

if (!customElements.get('save-car')) {
  customElements.define('save-car', SaveCar)
  garage.$saved.subscribe((cars) => showCounts(document, cars.length))
  listenToHeart(document)
}
