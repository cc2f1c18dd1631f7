/** Events of a first interaction. Not pointerover: a mouse that rests where the page appears fires it, too. */
const signs = ['pointerdown', 'pointermove', 'focusin', 'keydown', 'input', 'scroll'] as const

/**
 * Whether an earlier interaction is visible: a control has the focus, the page is scrolled, or the address has a query.
 */
const hasInteracted = (): boolean => document.activeElement !== document.body || scrollY > 0 || location.search !== ''

/** Calls `then` once, on the first interaction, or at once if there was one. Returns the function that cancels it. */
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
