import { type RefObject, useEffect, useRef } from 'react'
import { isRecord } from '#domain/data/record.ts'

/** A multi-step form as the browser's history sees it. */
export interface StepHistory {
  /** Distinguishes the forms of a page. */
  readonly name: string
  /** Number of steps taken to get here; null until the form is hydrated. */
  readonly depth: number | null
  /** Whether the form may change step: false while a submission is in flight. */
  readonly isIdle: boolean
  readonly back: () => void
}

const keyOf = (name: string) => `step-${name}`

/** The depth in a form that a history entry has; null if it has none. */
function depthIn(state: unknown, name: string): number | null {
  const depth = isRecord(state) ? state[keyOf(name)] : null
  return typeof depth === 'number' ? depth : null
}

const withDepth = (name: string, depth: number) => ({ ...history.state, [keyOf(name)]: depth })

/** Goes back by the form's button: through the browser's history if the previous step has an entry there. */
export function goBack(name: string, back: () => void): void {
  if ((depthIn(history.state, name) ?? 0) > 0) history.back()
  else back()
}

/**
 * Adds a history entry for every step forward, so that the browser's Back leads to the previous step. Obsolete entries
 * are skipped: only the form's button goes forward, and a form in a closed dialog must not keep the shopper on the
 * page.
 */
export function useStepHistory({ name, depth, isIdle, back }: StepHistory, shown: RefObject<HTMLElement | null>): void {
  /** Steps restored from a draft, which have no history entries. */
  const base = useRef<number | null>(null)
  useEffect(() => {
    if (depth === null) return
    base.current ??= Math.max(0, depth - (depthIn(history.state, name) ?? 0))
    const entry = depthIn(history.state, name)
    const wanted = Math.max(0, depth - base.current)
    if (entry !== null && wanted > entry) history.pushState(withDepth(name, wanted), '')
    else if (entry !== wanted) history.replaceState(withDepth(name, wanted), '')
  }, [name, depth])

  useEffect(() => {
    if (depth === null) return
    const onPop = ({ state }: PopStateEvent) => {
      const here = depth - (base.current ?? 0)
      const asked = depthIn(state, name)
      if (asked === null) history.replaceState(withDepth(name, Math.max(0, here)), '')
      else if (asked > here || (asked < here && shown.current?.getClientRects().length === 0)) history.back()
      else if (asked < here && !isIdle) history.forward()
      else for (let at = asked; at < here; at++) back()
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [name, depth, isIdle, back, shown])
}
