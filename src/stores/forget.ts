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

/** Where the shopper has been: trail.ts keeps it under names that begin so. */
function dropTrail(): void {
  for (const name of localSiteStorage.names()) if (name.startsWith('recent-')) localSiteStorage.remove(name)
}

/** What a tab holds of the shopper for itself. */
export function forgetInTab(): void {
  clearDetails()
  dropDrafts()
  dropReservation()
  dropVisit()
  sessionSiteStorage.remove(askedName)
  dropNear()
  submissionLock.clear()
}

/** Forgets the shopper: details, drafts, leads that wait and their files, in this tab and the others, and where they have been. What they saved stays. */
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
