import { useEffect, useState } from 'react'

/** The moment of the build while hydrating, the shopper's own right after: dated badges are decided again with it. */
export function useNow(builtAt: string): Date {
  const [now, setNow] = useState(() => new Date(builtAt))
  useEffect(() => setNow(new Date()), [])
  return now
}
