/** How long an island may take to hydrate, in ms; also the limit that style sheets set for all scripts. */
const timeoutMs = 8000

const asleep = 'astro-island[ssr]'

/** Marks an island as broken: style sheets then show its fallback, a native form or the phone number. */
function mark(island: Element): void {
  island.toggleAttribute('data-broken', true)
  island.parentElement?.querySelector('a[data-reload]')?.setAttribute('href', location.href)
  // The search in the address cannot run: show the prerendered cars instead.
  delete document.documentElement.dataset.asked
}

/** Marks islands that should have hydrated without interaction: all but those that wait until they are visible. */
function checkAll(): void {
  setTimeout(() => {
    for (const island of document.querySelectorAll(`${asleep}:not([client=visible])`)) mark(island)
  }, timeoutMs)
}

const awaited = new WeakSet<Element>()

/** Starts the timeout of an island that the shopper interacts with before it is hydrated. */
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

// Style sheets know now that scripts run.
document.documentElement.dataset.scripts = 'on'
document.addEventListener('astro:hydration-error', ({ target }) => target instanceof Element && mark(target))
// The event does not bubble.
document.addEventListener(
  'astro:hydrate',
  ({ target }) => target instanceof Element && target.removeAttribute('data-broken'),
  true,
)
for (const name of ['focusin', 'pointerdown']) document.addEventListener(name, turnTo)
if (document.readyState === 'complete') checkAll()
else addEventListener('load', checkAll)
