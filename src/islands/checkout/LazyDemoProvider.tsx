import { type ComponentType, useEffect, useState } from 'react'
import type { DemoProviderProps } from './DemoProvider.tsx'
import { loadLazyParts } from './load-lazy-parts.ts'

/**
 * Lazily loads the demo provider. If that fails, the payment fails as with any unreachable provider: the reservation
 * stays, and each retry loads again, which `lazy` would not.
 */
export function LazyDemoProvider({ deposit, store }: DemoProviderProps) {
  const [Provider, setProvider] = useState<ComponentType<DemoProviderProps> | null>(null)
  useEffect(() => {
    let isWanted = true
    loadLazyParts().then(
      (parts) => setProvider(() => parts.DemoProvider),
      () => isWanted && store.ended('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [store])
  return Provider ? <Provider deposit={deposit} store={store} /> : <p>One moment…</p>
}
