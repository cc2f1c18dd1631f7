import hydrate from '@astrojs/react/client.js'
import { type ComponentType, createElement } from 'react'
import { IslandBoundary } from './react/IslandBoundary.tsx'
import { keepPrerendered } from './react/prerendered.ts'
import { wholeProps } from './runtime/shared-props.ts'

/**
 * Wakes every React island: Astro's own way, with what the page was drawn with kept aside. An island that throws, now or
 * later, gives that back instead of an empty place.
 */
export default (island: HTMLElement): ReturnType<typeof hydrate> => {
  const wake = hydrate(island)
  return (Island: ComponentType, packed: object, ...rest) => {
    const kept = keepPrerendered(island)
    const Guarded = (props: object) => createElement(IslandBoundary, { kept }, createElement(Island, props))
    return wake(Guarded, wholeProps(island, packed), ...rest)
  }
}
