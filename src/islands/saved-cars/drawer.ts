import { fetchSavedCards, type SavedCards } from '#api/saved-cards.ts'
import { garage } from '#stores/saved.ts'
import type { SavedCar } from '#stores/saved-car.ts'
import { createElement } from '../shared/create-element.ts'
import { loadLazyStyles } from '../shared/lazy-styles.ts'
import styles from './drawer.css?url'
import { crossButton, drawerRow } from './drawer-view.ts'

interface Way {
  readonly href: string
  readonly text: string
}

/** Data about the garage on the header's link. */
interface DrawerFacts {
  readonly name: string
  readonly garage: string
  readonly compare: Way | null
  readonly none: string
  readonly start: Way
}

function factsOf(link: HTMLAnchorElement): DrawerFacts {
  const said: Pick<DrawerFacts, 'compare' | 'none' | 'start'> = JSON.parse(link.dataset.drawer ?? '')
  return { ...said, name: link.querySelector('span')?.textContent ?? '', garage: link.href }
}

function buttonTo({ href, text }: Way, look: string): HTMLElement {
  return createElement('a', { href, class: `button ${look}` }, text)
}

/** Links: to the garage and the comparison, or to the cars when nothing is saved. */
function waysOn({ name, garage: href, compare, none, start }: DrawerFacts, count: number): readonly HTMLElement[] {
  if (count === 0) return [createElement('p', { class: 'soft' }, `${none}.`), buttonTo(start, '')]
  const whole = buttonTo({ href, text: `Open ${name}` }, '')
  return compare && count > 1 ? [whole, buttonTo(compare, 'button--secondary')] : [whole]
}

/** The empty drawer: its head with a close button, its list, its foot. */
function frame(facts: DrawerFacts) {
  const close = crossButton('Close')
  const title = createElement('h2', { id: 'drawer-title' })
  const list = createElement('ul', {})
  const foot = createElement('div', { class: 'drawer-foot' })
  const head = createElement('div', { class: 'drawer-head' }, title, close)
  const dialog = createElement('dialog', { class: 'drawer', 'aria-labelledby': 'drawer-title' }, head, list, foot)
  close.addEventListener('click', () => dialog.close())
  // A click on the dialog element itself is outside its content.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  const draw = (saved: readonly SavedCar[], cards: SavedCards) => {
    const at = [...list.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement)
    title.textContent = saved.length > 0 ? `${facts.name} (${saved.length})` : facts.name
    const rows = [...saved].reverse()
    list.replaceChildren(...rows.map((car) => drawerRow(car, cards.get(car.id), () => garage.remove(car.id))))
    foot.replaceChildren(...waysOn(facts, saved.length))
    // When the focused row is removed, focus the one in its place.
    if (at >= 0) ([...list.querySelectorAll('button')].at(Math.min(at, rows.length - 1)) ?? close).focus()
  }
  return { dialog, draw }
}

/**
 * Opens the garage drawer, which follows changes, also from other tabs. Returns the focus on close.
 * @throws when its styles cannot be loaded
 */
export async function openDrawer(link: HTMLAnchorElement): Promise<void> {
  await loadLazyStyles(styles)
  // A second press may come before the first has opened the drawer.
  if (document.querySelector('.drawer')) return
  const { dialog, draw } = frame(factsOf(link))
  let cards: SavedCards = new Map()
  const ask = async (ids: readonly string[]) => {
    const found = await fetchSavedCards(ids)
    cards = new Map([...cards, ...found])
    if (found.size > 0) draw(garage.$saved.get(), cards)
  }
  const stop = garage.$saved.subscribe((saved) => {
    draw(saved, cards)
    const unknown = saved.map(({ id }) => id).filter((id) => !cards.has(id))
    if (unknown.length > 0) void ask(unknown)
  })
  dialog.addEventListener('close', () => {
    stop()
    dialog.remove()
    link.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
}
