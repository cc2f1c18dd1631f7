/** How long a part of the page may take to wake once somebody turns to it, in ms. The style sheets give all scripts as long. */
const timeoutMs = 8000

const asleep = 'astro-island[ssr]'

/** The place of an island says that it is broken: the style sheets show the other way, a plain form or the number to call. */
function mark(island: Element): void {
  island.toggleAttribute('data-broken', true)
  island.parentElement?.querySelector('a[data-reload]')?.setAttribute('href', location.href)
  // Nobody will answer what the address asks for: the cars that are here are better than none.
  delete document.documentElement.dataset.asked
}

/** Islands that wake without anybody turning to them: all but those that are waited for until they are seen. */
function checkAll(): void {
  setTimeout(() => {
    for (const island of document.querySelectorAll(`${asleep}:not([client=visible])`)) mark(island)
  }, timeoutMs)
}

const awaited = new WeakSet<Element>()

/** Islands in view wake by themselves; one that somebody uses and that still sleeps after a while does not come. */
function turnTo({ target }: Event): void {
  if (!(target instanceof Element)) return
  const island = target.closest(asleep) ?? target.closest('dialog')?.querySelector(asleep)
  if (!island || awaited.has(island)) return
  awaited.add(island)
  setTimeout(() => {
    awaited.delete(island)
    if (island.matches(asleep)) mark(island)
  }, timeoutMs)
}

// The style sheets need not guess any more.
document.documentElement.dataset.scripts = 'on'
document.addEventListener('astro:hydration-error', ({ target }) => target instanceof Element && mark(target))
// It does not bubble.
document.addEventListener(
  'astro:hydrate',
  ({ target }) => target instanceof Element && target.removeAttribute('data-broken'),
  true,
)
for (const name of ['focusin', 'pointerdown']) document.addEventListener(name, turnTo)
if (document.readyState === 'complete') checkAll()
else addEventListener('load', checkAll)
