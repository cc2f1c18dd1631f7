import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'

/** A lazily loaded part of a list; renders nothing if it fails to load, and the list works without it. */
export const lazyPart = <Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => importWithRetry(load).catch(() => ({ default: () => null })))
