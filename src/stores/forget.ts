import { dropReservation } from './checkout/reservation.ts'
import { clearDetails } from './contact-details.ts'
import { forgetName } from './forget-name.ts'
import { dropDrafts } from './form/draft.ts'
import { outbox } from './lead/outbox.ts'
import { submissionLock } from './lead/submission-lock.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import { dropSuccess } from './success.ts'
import { dropValuation } from './trade-in/valuation.ts'
import { dropVisit } from './visit.ts'

/** What a tab holds of the shopper for itself. */
export function forgetInTab(): void {
  clearDetails()
  dropDrafts()
  dropReservation()
  dropVisit()
  submissionLock.clear()
}

/** Forgets the shopper: details, drafts, leads that wait and their files, in this tab and the others. Saved cars stay. */
export async function forgetShopper(): Promise<void> {
  localSiteStorage.write(forgetName, true)
  localSiteStorage.remove(forgetName)
  forgetInTab()
  dropSuccess()
  dropValuation()
  await outbox.cancelAll()
}
