import { useLayoutEffect, useState } from 'react'

/**
 * Runs the effects of a form within the commit that hydrates it. React defers them to a later task; input typed in
 * between would reach controls whose store does not listen yet.
 */
export function useSynchronousEffects(): void {
  const [, update] = useState(false)
  // React processes an update made in a commit right after it, and runs all pending effects before that.
  useLayoutEffect(() => update(true), [])
}
