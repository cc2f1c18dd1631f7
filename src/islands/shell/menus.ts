const large = '(min-width: 992px)'
const fineHover = '(hover: hover) and (pointer: fine) and (min-width: 992px)'

function dropdownsOf(header: HTMLElement): HTMLDetailsElement[] {
  return [...header.querySelectorAll<HTMLDetailsElement>('details[data-dropdown]')]
}

function closeAll(header: HTMLElement, except?: Element | null): void {
  for (const dropdown of dropdownsOf(header)) if (dropdown !== except) dropdown.open = false
}

function markHeader(header: HTMLElement): void {
  header.toggleAttribute(
    'data-has-open-dropdown',
    dropdownsOf(header).some((dropdown) => dropdown.open),
  )
}

function closeOnEscape(header: HTMLElement, event: KeyboardEvent): void {
  const open = dropdownsOf(header).find((dropdown) => dropdown.open)
  if (event.key !== 'Escape' || !open) return
  open.open = false
  open.querySelector('summary')?.focus()
}

function closeWhenLeft(header: HTMLElement, event: FocusEvent): void {
  const to = event.relatedTarget
  if (to instanceof Node && matchMedia(large).matches) {
    const inside = dropdownsOf(header).find((dropdown) => dropdown.contains(to))
    closeAll(header, inside)
  }
}

function openOnHover(header: HTMLElement): void {
  for (const dropdown of dropdownsOf(header)) {
    const item = dropdown.parentElement
    const over = (isOver: boolean) => {
      if (matchMedia(fineHover).matches) dropdown.open = isOver
    }
    item?.addEventListener('pointerenter', () => over(true))
    item?.addEventListener('pointerleave', () => over(false))
    dropdown.querySelector('summary')?.addEventListener('click', (event) => {
      if (matchMedia(fineHover).matches && event.detail > 0) event.preventDefault()
    })
  }
}

function openOnPhones(header: HTMLElement): void {
  const first = header.querySelector<HTMLDetailsElement>('details[data-mobile-open]')
  if (first && !matchMedia(large).matches) first.open = true
}

/** Search that is opened from a small screen's menu takes its place: on leaving it the focus is at the button of the menu. */
function makeWayForSearch(header: HTMLElement): void {
  header.querySelector('#site-search')?.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'open')
      header.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover()
  })
}

/**
 * Drop-downs of the main menu: one open at a time, closed by Escape, a click elsewhere or the focus moving on,
 * opened by hovering where the dealer says so. The header carries `data-has-open-dropdown` meanwhile.
 */
export function listenToMenus(page: Document): void {
  const header = page.querySelector<HTMLElement>('header[data-trigger]')
  if (!header) return
  for (const dropdown of dropdownsOf(header)) dropdown.addEventListener('toggle', () => markHeader(header))
  page.addEventListener('click', (event) => {
    const target = event.target
    if (target instanceof Element && !target.closest('details[data-dropdown]')) closeAll(header)
  })
  header.addEventListener('keydown', (event) => closeOnEscape(header, event))
  header.addEventListener('focusout', (event) => closeWhenLeft(header, event))
  if (header.dataset.trigger === 'hover') openOnHover(header)
  makeWayForSearch(header)
  window.addEventListener('pageshow', () => {
    closeAll(header)
    openOnPhones(header)
  })
}
