import { useEffect, useState } from 'react'

/** The time of the prerendered cards during hydration, then the current time, which decides dated badges again. */
export function useNow(asOf: string): Date {
  const [now, setNow] = useState(() => new Date(asOf))
  useEffect(() => setNow(new Date()), [])
  return now
}
