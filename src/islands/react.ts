import { type ComponentType, createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './react/IslandBoundary.tsx'
import { keepPrerendered } from './react/prerendered.ts'
import { mergeIslandProps } from './runtime/shared-island.ts'

/**
 * Hydrates a React island and keeps its prerendered content: if the island throws, now or later, that is restored.
 * Astro's own entry also supports slots, form actions and client:only islands; ours have none, and every page would
 * load the code for them.
 */
export default (island: HTMLElement) =>
  (Island: ComponentType): void => {
    const kept = keepPrerendered(island)
    const onAwake = () => {
      island.removeAttribute('ssr')
      island.dispatchEvent(new CustomEvent('astro:hydrate'))
    }
    const whole = createElement(IslandBoundary, { kept, onAwake }, createElement(Island, mergeIslandProps(island)))
    // Content in neither the page nor a shared file is rendered here first.
    const isDrawn = island.firstElementChild !== null
    startTransition(() => {
      const root = isDrawn ? hydrateRoot(island, whole) : createRoot(island)
      if (!isDrawn) root.render(whole)
      // Another list replaces it (search/soft-navigation.ts): unmount, so that it receives no more events.
      island.addEventListener('astro:unmount', () => root.unmount(), { once: true })
    })
  }
