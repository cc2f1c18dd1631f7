import { useLayoutEffect, useState } from 'react'

/**
 * Runs the effects of a form within the commit that takes hold of it. React puts them off to a task of their own, and
 * whoever types between the two types into controls that answer already while their store does not listen yet.
 */
export function useEffectsAtOnce(): void {
  const [, update] = useState(false)
  // An update asked for in a commit is worked off right after it, and every effect that waits before that.
  useLayoutEffect(() => update(true), [])
}
