import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** Reads a shared store in React: the prerendered value while hydrating, the browser's own right after. */
export function useShared<T>(store: ReadableAtom<T>, prerendered: T): T {
  return useSyncExternalStore(
    (changed) => store.listen(changed),
    () => store.get(),
    () => prerendered,
  )
}
