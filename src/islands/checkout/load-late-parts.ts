import { importWithRetry } from '../shared/import-with-retry.ts'

/** What a checkout shows only at its end, or in a demonstration. */
export const loadLateParts = () => importWithRetry(() => import('./late-parts.ts'))
