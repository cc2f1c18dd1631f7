import { importWithRetry } from '../shared/import-with-retry.ts'

/** Loads the parts of a checkout shown only at its end or in a demonstration. */
export const loadLazyParts = () => importWithRetry(() => import('./lazy-parts.ts'))
