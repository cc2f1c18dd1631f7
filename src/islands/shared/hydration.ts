import { useSyncExternalStore } from 'react'

/**
 * For `useStore`: hydrates with the store's first value, with which the page was prerendered; the browser's value
 * follows right after. Otherwise the two differ and React discards the prerendered content.
 */
export const asPrerendered = { ssr: 'initial' } as const

const never = () => () => undefined

/** False on the server and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
