import { importWithRetry } from './shared/import-with-retry.ts'
import { countCars } from './shell/counts.ts'
import { markCurrentLinks } from './shell/current-links.ts'
import { listenToMenus } from './shell/menus.ts'
import { keepNumberInSight } from './shell/number-here.ts'
import { keepOpenNow } from './shell/open-now.ts'
import { offerScrollToTop } from './shell/scroll-to-top.ts'

/** What the shell adds where scripts run: drop-downs that close themselves and say how many cars they lead to, the way back up, a number that stays, hours that stay true. */
listenToMenus(document)
countCars(document)
markCurrentLinks(document)
offerScrollToTop(document)
keepNumberInSight(document)
keepOpenNow(document)
// Sites whose ratings come from a review service ask it; the others have no stars to fill.
if (document.querySelector('[data-reviews]'))
  importWithRetry(() => import('./shell/review-stars.ts')).then(
    ({ showReviewStars }) => showReviewStars(document),
    () => undefined,
  )
