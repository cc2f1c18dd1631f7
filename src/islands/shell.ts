import { markCurrentLinks } from './shell/current-links.ts'
import { listenToMenus } from './shell/menus.ts'
import { keepOpenNow } from './shell/open-now.ts'
import { showReviewStars } from './shell/review-stars.ts'
import { offerScrollToTop } from './shell/scroll-to-top.ts'

/** What the shell adds where scripts run: drop-downs that close themselves, the way back up, hours that stay true. */
listenToMenus(document)
markCurrentLinks(document)
offerScrollToTop(document)
keepOpenNow(document)
void showReviewStars(document)
