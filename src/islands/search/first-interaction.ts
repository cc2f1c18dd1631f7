/** What a shopper does before anything can be asked for. A mouse that rests where the page appears is over it, and no sign. */
const signs = ['pointerdown', 'pointermove', 'focusin', 'keydown', 'input', 'scroll'] as const

/** Whether somebody was at the page before this was asked: a control has the focus, the page was scrolled, or an address asks. */
const hasInteracted = (): boolean => document.activeElement !== document.body || scrollY > 0 || location.search !== ''

/** Calls `then` once, when a shopper first turns to the page, or at once where one has; gives the way to call it off. */
export function onFirstInteraction(then: () => void): () => void {
  const listening = new AbortController()
  const act = () => {
    listening.abort()
    then()
  }
  if (hasInteracted()) act()
  else for (const sign of signs) addEventListener(sign, act, { signal: listening.signal, capture: true, passive: true })
  return () => listening.abort()
}
