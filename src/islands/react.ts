import { type ComponentType, createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './react/IslandBoundary.tsx'
import { keepPrerendered } from './react/prerendered.ts'
import { wholeProps } from './runtime/shared-island.ts'

/**
 * Wakes every React island, with what the page was drawn with kept aside: an island that throws, now or later, gives that back
 * instead of an empty place. Astro's own entry also knows slots, actions of forms and islands that no page draws; none of ours
 * has any, and each would be read here without an effect.
 */
export default (island: HTMLElement) =>
  (Island: ComponentType): void => {
    const kept = keepPrerendered(island)
    const onAwake = () => {
      island.removeAttribute('ssr')
      island.dispatchEvent(new CustomEvent('astro:hydrate'))
    }
    const whole = createElement(IslandBoundary, { kept, onAwake }, createElement(Island, wholeProps(island)))
    // What neither its page nor a file holds is drawn here first.
    const isDrawn = island.firstElementChild !== null
    startTransition(() => {
      const root = isDrawn ? hydrateRoot(island, whole) : createRoot(island)
      if (!isDrawn) root.render(whole)
      // Another list takes its place (search/soft-navigation.ts): this one must hear of nothing any more.
      island.addEventListener('astro:unmount', () => root.unmount(), { once: true })
    })
  }
