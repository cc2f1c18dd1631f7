import { dropReservation } from './checkout/reservation.ts'
import { clearDetails } from './contact-details.ts'
import { dropDrafts } from './form/draft.ts'
import { outbox } from './lead/outbox.ts'
import { submissionLock } from './lead/submission-lock.ts'
import { localSiteStorage } from './storage/browser-storage.ts'
import { dropSuccess } from './success.ts'
import { dropValuation } from './trade-in/valuation.ts'
import { dropVisit } from './visit.ts'

/** A value under this name tells the other tabs; it is gone again at once. */
const name = 'forget'

/** What a tab holds of the shopper for itself. */
function forgetInTab(): void {
  clearDetails()
  dropDrafts()
  dropReservation()
  dropVisit()
  submissionLock.clear()
}

/** Forgets the shopper: details, drafts, leads that wait and their files, in this tab and the others. Saved cars stay. */
export async function forgetShopper(): Promise<void> {
  localSiteStorage.write(name, true)
  localSiteStorage.remove(name)
  forgetInTab()
  dropSuccess()
  dropValuation()
  await outbox.cancelAll()
}

/** Forgets with the others, once another tab was told to. */
export function forgetWithOthers(tab: Pick<Window, 'addEventListener'> = window): void {
  tab.addEventListener('storage', ({ key, newValue }) => {
    if (key?.endsWith(`:${name}`) && newValue === null) forgetInTab()
  })
}
