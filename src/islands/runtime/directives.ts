import type { ClientDirective } from 'astro'
import load from 'astro/client/load.js'
import visible from 'astro/client/visible.js'
import { idleOrTouched } from './idle-or-touched.ts'
import { fetchShared } from './shared-props.ts'

/** As Astro answers for an island whose script cannot be had: it says so, and leaves it as it was drawn. */
function comeToNothing(island: HTMLElement, error: unknown): () => Promise<void> {
  island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }))
  return async () => {}
}

/** When it is seen: what it shares with other pages comes beside its scripts. */
const visibleWithProps: ClientDirective = (wake, options, island) =>
  visible(
    async () => {
      try {
        const [hydrate] = await Promise.all([wake(), fetchShared(island)])
        return hydrate
      } catch (error) {
        return comeToNothing(island, error)
      }
    },
    options,
    island,
  )

/**
 * When islands wake, by the name a page gives: Astro's own ways, which it would write into every page. An element of an
 * island asks for them as soon as it is known, so they are told before it is.
 */
Object.assign(globalThis, { Astro: { load, idle: idleOrTouched, visible: visibleWithProps } })
