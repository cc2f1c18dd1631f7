import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'

/** A part of the list that comes when it is needed; where it cannot be had nothing stands there, and the list is whole all the same. */
export const latePart = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => importWithRetry(load).catch(() => ({ default: () => null })))
