import { useSyncExternalStore } from 'react'

/**
 * For `useStore`: an island hydrates with the store's first value, which is what the page was prerendered with; what the
 * browser holds follows right after. Without it the two differ and React throws the prerendered content away.
 */
export const asPrerendered = { ssr: 'initial' } as const

const never = () => () => undefined

/** False on the server and while the prerendered content is taken over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
