const large = '(min-width: 992px)'
const fineHover = `(hover: hover) and (pointer: fine) and ${large}`
const dropdowns = 'details[data-dropdown]'

const isLarge = () => matchMedia(large).matches

const openIn = (header: HTMLElement) => header.querySelector<HTMLDetailsElement>(`${dropdowns}[open]`)

function closeAll(header: HTMLElement, except?: Element | null): void {
  for (const dropdown of header.querySelectorAll<HTMLDetailsElement>(dropdowns))
    if (dropdown !== except) dropdown.open = false
}

function closeOnEscape(header: HTMLElement, event: KeyboardEvent): void {
  const open = openIn(header)
  if (event.key !== 'Escape' || !open) return
  open.open = false
  open.querySelector('summary')?.focus()
}

/** Only keyboard focus closes: on a press, the click that follows does, and has to find what is open. */
function closeWhenLeft(header: HTMLElement, event: Event): void {
  const to = event.target as Element
  if (to.matches(':focus-visible') && isLarge()) closeAll(header, to.closest(dropdowns))
}

/** How long a pointer may be over another menu, or outside, on its way into the open one, in ms. */
const grace = 350

function openOnHover(header: HTMLElement): void {
  const fine = matchMedia(fineHover)
  let waiting = 0
  const point = ({ target }: Event) => {
    clearTimeout(waiting)
    const over = (target as Element).closest('[data-kind]')?.querySelector<HTMLDetailsElement>(dropdowns)
    const act = () => (over ? over.setAttribute('open', '') : closeAll(header))
    if (fine.matches) waiting = window.setTimeout(act, openIn(header) ? grace : 0)
  }
  header.addEventListener('pointerover', point)
  header.addEventListener('pointerleave', point)
  header.addEventListener('click', (event) => {
    if (fine.matches && event.detail > 0 && (event.target as Element).closest('summary')) event.preventDefault()
  })
}

function openOnPhones(header: HTMLElement): void {
  const first = header.querySelector<HTMLDetailsElement>('details[data-mobile-open]')
  if (first && !isLarge()) first.open = true
}

/**
 * Makes what is behind an open menu or search inert: a press there only closes it, and the focus stays in front. All
 * but a menu below the bar also cover the bar. Search opened from a small screen's menu replaces the menu; closing it
 * leaves the focus on the menu's button.
 */
function keepBehind(header: HTMLElement, event: Event): void {
  const isOpening = (event as ToggleEvent).newState === 'open'
  const opened = event.target as HTMLElement
  const menu = header.querySelector<HTMLElement>('#site-menu')
  if (isOpening && opened !== menu) menu?.hidePopover()
  const isBelow = opened === menu && header.dataset.mobile === 'burger'
  const behind = `body > :not(header)${isBelow ? '' : `, .bar > :not(#${opened.id})`}`
  for (const part of document.querySelectorAll<HTMLElement>(behind)) part.inert = isOpening
}

/** Closes the open drop-down on a click elsewhere; a click on the dimmed page does nothing else. */
function closeOnClick(header: HTMLElement, event: MouseEvent): void {
  const target = event.target as Element
  if (!openIn(header) || target.closest(dropdowns) || !isLarge()) return
  closeAll(header)
  if (header.contains(target)) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Drop-downs of the main menu: one open at a time, closed by Escape, a click elsewhere or the focus moving on, opened
 * on hover if the dealer configures it. The header has `data-has-open-dropdown` while one is open.
 */
export function listenToMenus(page: Document): void {
  const header = page.querySelector<HTMLElement>('header[data-trigger]')
  if (!header) return
  // Neither event bubbles.
  header.addEventListener('toggle', () => header.toggleAttribute('data-has-open-dropdown', !!openIn(header)), true)
  header.addEventListener('beforetoggle', (event) => keepBehind(header, event), true)
  // What was opened before this script ran.
  header.querySelector(':popover-open')?.dispatchEvent(new ToggleEvent('beforetoggle', { newState: 'open' }))
  page.addEventListener('click', (event) => closeOnClick(header, event), true)
  header.addEventListener('keydown', (event) => closeOnEscape(header, event))
  page.addEventListener('focusin', (event) => closeWhenLeft(header, event))
  if (header.dataset.trigger === 'hover') openOnHover(header)
  addEventListener('pageshow', ({ persisted }) => {
    // Back to a page that was left by its menu.
    if (persisted) header.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    closeAll(header)
    openOnPhones(header)
  })
}
