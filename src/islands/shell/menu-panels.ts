import { nodeOf } from '../runtime/drawn-nodes.ts'
import { drawnOf, fetchShared } from '../runtime/shared-island.ts'
import { isDataSaverOn } from '../shared/prefetch.ts'
import { markCurrentLinks } from './current-links.ts'

const deferred = '.panel[data-deferred]'

/** Replaces the link in a panel; a focus on it moves to the panel's first link. */
function fill(panel: HTMLElement, content: Node): void {
  const hadFocus = panel.contains(document.activeElement)
  panel.replaceChildren(...content.childNodes)
  panel.removeAttribute('data-deferred')
  if (hadFocus) panel.querySelector('a')?.focus()
}

/** Fills the panels of the main menu that are not in the page's HTML. If the fetch fails, the next call retries. */
export async function fillMenuPanels(page: Document): Promise<void> {
  const file = page.querySelector<HTMLElement>('body > template[data-shared]')
  if (!file || !page.querySelector(deferred)) return
  await fetchShared(file)
  const contents = drawnOf(file)
  for (const [index, panel] of page.querySelectorAll<HTMLElement>(deferred).entries())
    fill(panel, nodeOf(contents[index] ?? null))
  markCurrentLinks(page)
}

/** Fills the panels after load, or at the latest when the shopper reaches for the header. */
export function listenForMenuPanels(page: Document): void {
  const start = () => void fillMenuPanels(page).catch(() => {})
  if (!isDataSaverOn()) addEventListener('load', start)
  const header = page.querySelector('header')
  for (const sign of ['pointerover', 'focusin', 'click']) header?.addEventListener(sign, start, { passive: true })
}
