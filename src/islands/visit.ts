import { forgetName } from '#stores/forget-name.ts'
import { waitingNames } from '#stores/lead/waiting-names.ts'
import { localSiteStorage } from '#stores/storage/browser-storage.ts'
import { noteVisit } from '#stores/visit.ts'
import { importWithRetry } from './shared/import-with-retry.ts'

/** Whether a lead is in the outbox: only then are the scripts that send it loaded. */
const isWaiting = (): boolean => Object.values(waitingNames).some((name) => localSiteStorage.read(name) !== undefined)

let isDelivering = false

async function deliver(): Promise<void> {
  if (isDelivering || !isWaiting()) return
  isDelivering = true
  try {
    const { deliverWaitingLeads } = await importWithRetry(() => import('./visit/deliver.ts'))
    deliverWaitingLeads()
  } catch {
    isDelivering = false
  }
}

/**
 * Forgets the shopper when another tab does; if the script for that cannot be loaded, clears this tab's session
 * storage.
 */
async function forgetWithOthers({ key, newValue }: StorageEvent): Promise<void> {
  if (!key?.endsWith(`:${forgetName}`) || newValue !== null) return
  try {
    const { forgetInTab } = await importWithRetry(() => import('./visit/forget.ts'))
    forgetInTab()
  } catch {
    sessionStorage.clear()
  }
}

/** Runs once on every page: records the visit, and sends what could not be sent before. */
noteVisit(location)
addEventListener('storage', forgetWithOthers)
addEventListener('online', deliver)
document.addEventListener('visibilitychange', deliver)
addEventListener('pageshow', deliver)
