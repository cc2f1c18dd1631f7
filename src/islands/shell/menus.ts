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

/** The focus that a press takes along closes nothing: the click that follows does, and has to find what is open. */
function closeWhenLeft(header: HTMLElement, event: Event): void {
  const to = event.target as Element
  if (to.matches(':focus-visible') && isLarge()) closeAll(header, to.closest(dropdowns))
}

/** How long a pointer may pass over a neighbour, or leave, on its way into what is open, in ms. */
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
 * What lies behind an open menu or search is out of reach: a press there closes it and does no more, and the focus stays before
 * it. All but a menu that hangs below the bar cover it. Search that is opened from a small screen's menu takes its place: on leaving
 * it the focus is at the button of the menu.
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

/** A click elsewhere closes what is open; on the page, which stands in its shade, it does no more. */
function closeOnClick(header: HTMLElement, event: MouseEvent): void {
  const target = event.target as Element
  if (!openIn(header) || target.closest(dropdowns) || !isLarge()) return
  closeAll(header)
  if (header.contains(target)) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Drop-downs of the main menu: one open at a time, closed by Escape, a click elsewhere or the focus moving on,
 * opened by hovering where the dealer says so. The header carries `data-has-open-dropdown` meanwhile.
 */
export function listenToMenus(page: Document): void {
  const header = page.querySelector<HTMLElement>('header[data-trigger]')
  if (!header) return
  // Neither bubbles.
  header.addEventListener('toggle', () => header.toggleAttribute('data-has-open-dropdown', !!openIn(header)), true)
  header.addEventListener('beforetoggle', (event) => keepBehind(header, event), true)
  page.addEventListener('click', (event) => closeOnClick(header, event), true)
  header.addEventListener('keydown', (event) => closeOnEscape(header, event))
  page.addEventListener('focusin', (event) => closeWhenLeft(header, event))
  if (header.dataset.trigger === 'hover') openOnHover(header)
  addEventListener('pageshow', () => {
    closeAll(header)
    openOnPhones(header)
  })
}
