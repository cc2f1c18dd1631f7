import { useEffect, useState } from 'react'
import { fetchListedIds } from '#api/listed-cars.ts'

/** How long a list waits for the answer before it shows what it knows. */
const waitMs = 1000

/** The ids of the cars on show; null when nobody says, undefined while the answer may still come within a second. */
export function useListedIds(): ReadonlySet<string> | null | undefined {
  const [ids, setIds] = useState<ReadonlySet<string> | null>()
  useEffect(() => {
    const giveUp = setTimeout(() => setIds((known) => known ?? null), waitMs)
    void fetchListedIds().then(setIds)
    return () => clearTimeout(giveUp)
  }, [])
  return ids
}
