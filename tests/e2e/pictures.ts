import { browserArgs } from '#scripts/lib/browser.ts'

/**
 * Launch options, with images or without. Rendering images is up to a third of the cost of opening a page, so only
 * specs that test them use `test.use(withPictures)`. The layout is the same either way. All pages of a test share one
 * renderer process, since starting another takes a tenth of a test's time.
 */
const launch = (more: readonly string[]) => ({
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '',
    args: [...browserArgs, '--renderer-process-limit=1', ...more],
  },
})

export const withPictures = launch([])
export const withoutPictures = launch(['--blink-settings=imagesEnabled=false'])
