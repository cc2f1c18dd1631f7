/** Stands in for the shim of older Reacts. */
export { useSyncExternalStore } from 'react'
