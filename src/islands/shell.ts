import { importWithRetry } from './shared/import-with-retry.ts'
import { hideEndedBadges } from './shell/badges.ts'
import { countCars } from './shell/counts.ts'
import { markCurrentLinks } from './shell/current-links.ts'
import { showPhoneInHeader } from './shell/header-phone.ts'
import { listenForMenuPanels } from './shell/menu-panels.ts'
import { listenToMenus } from './shell/menus.ts'
import { refreshOpenNow } from './shell/open-now.ts'
import { offerScrollToTop } from './shell/scroll-to-top.ts'

/** Enhances the shell: menus, numbers of cars, current links, scroll to top, phone number, opening hours, badges. */
listenToMenus(document)
listenForMenuPanels(document)
countCars(document)
markCurrentLinks(document)
offerScrollToTop(document)
showPhoneInHeader(document)
refreshOpenNow(document)
hideEndedBadges(document)
// Only sites with ratings from a review service have stars to fill.
if (document.querySelector('[data-reviews]'))
  importWithRetry(() => import('./shell/review-stars.ts')).then(
    ({ showReviewStars }) => showReviewStars(document),
    () => undefined,
  )
