import { type RefObject, useEffect, useRef } from 'react'
import { isRecord } from '#domain/data/record.ts'

/** A longer form as the browser's own Back sees it. */
export interface StepHistory {
  /** Tells the forms of a page apart. */
  readonly name: string
  /** Steps gone through to get here; null until the form's script has taken hold. */
  readonly depth: number | null
  /** Whether the form may move now; while something is on its way it may not. */
  readonly isIdle: boolean
  readonly back: () => void
}

const keyOf = (name: string) => `step-${name}`

/** How deep in a form an entry of the tab's history stands; null where it does not say. */
function depthIn(state: unknown, name: string): number | null {
  const depth = isRecord(state) ? state[keyOf(name)] : null
  return typeof depth === 'number' ? depth : null
}

const withDepth = (name: string, depth: number) => ({ ...history.state, [keyOf(name)]: depth })

/** Back by the form's button: through the browser's history where the step before stands in it. */
export function goBack(name: string, back: () => void): void {
  if ((depthIn(history.state, name) ?? 0) > 0) history.back()
  else back()
}

/**
 * Every step forward is an entry of the tab's history, so that the browser's Back leads to the step before. Entries that
 * stand for nothing any more are passed over: forward is the way of the form's button alone, and a form in a dialog that was
 * closed keeps nobody on the page.
 */
export function useStepHistory({ name, depth, isIdle, back }: StepHistory, shown: RefObject<HTMLElement | null>): void {
  /** Steps that a draft brought along, before which there is no entry. */
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
