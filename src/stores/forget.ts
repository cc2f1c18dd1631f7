import { askedName } from './asked-name.ts'
import { paidCarName } from './checkout/paid-car-name.ts'
import { dropReservation } from './checkout/reservation.ts'
import { clearDetails } from './contact-details.ts'
import { forgetName } from './forget-name.ts'
import { dropDrafts } from './form/draft.ts'
import { outbox } from './lead/outbox.ts'
import { submissionLock } from './lead/submission-lock.ts'
import { dropNear } from './near.ts'
import { localSiteStorage, sessionSiteStorage } from './storage/browser-storage.ts'
import { dropSuccess } from './success.ts'
import { dropValuation } from './trade-in/valuation.ts'
import { dropVisit } from './visit.ts'

/** Removes recent searches and cars; trail.ts stores them under names that start with "recent-". */
function dropTrail(): void {
  for (const name of localSiteStorage.names()) if (name.startsWith('recent-')) localSiteStorage.remove(name)
}

/** The part of forgetting that every open tab runs: clears what it stores or holds in memory about the shopper. */
export function forgetInTab(): void {
  clearDetails()
  dropDrafts()
  dropReservation()
  dropVisit()
  sessionSiteStorage.remove(askedName)
  dropNear()
  submissionLock.clear()
}

/**
 * Forgets the shopper in all tabs: details, drafts, waiting leads with their files, recent searches and cars. Saved
 * cars and saved searches stay.
 */
export async function forgetShopper(): Promise<void> {
  localSiteStorage.write(forgetName, true)
  localSiteStorage.remove(forgetName)
  forgetInTab()
  dropSuccess()
  dropValuation()
  localSiteStorage.remove(paidCarName)
  dropTrail()
  await outbox.cancelAll()
}
