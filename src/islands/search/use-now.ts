import { useEffect, useState } from 'react'

/** The moment the prerendered cards are of while hydrating, the shopper's own right after: dated badges are decided again with it. */
export function useNow(asOf: string): Date {
  const [now, setNow] = useState(() => new Date(asOf))
  useEffect(() => setNow(new Date()), [])
  return now
}
