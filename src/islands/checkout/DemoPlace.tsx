import { type ComponentType, useEffect, useState } from 'react'
import type { DemoProviderProps } from './DemoProvider.tsx'
import { loadLateParts } from './load-late-parts.ts'

/**
 * The place of the demo provider, which comes late. Where it cannot be had the payment did not go through, as with any other
 * provider that nobody can reach: the reservation stays, and each further try asks again, which `lazy` would not.
 */
export function DemoPlace({ deposit, store }: DemoProviderProps) {
  const [Provider, setProvider] = useState<ComponentType<DemoProviderProps> | null>(null)
  useEffect(() => {
    let isWanted = true
    loadLateParts().then(
      (parts) => setProvider(() => parts.DemoProvider),
      () => isWanted && store.ended('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [store])
  return Provider ? <Provider deposit={deposit} store={store} /> : <p>One moment…</p>
}
