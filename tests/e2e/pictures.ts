import { browserArgs } from '#scripts/lib/browser.ts'

/**
 * How a browser is launched, with pictures or without. Drawing them is up to a third of what opening a page costs, so a spec
 * asks for them where something about them is looked at: `test.use(withPictures)`. Boxes are as large either way. All pages of
 * a test share one process: a browser starts a second one for the first page of each, which is a tenth of all its work.
 */
const launch = (more: readonly string[]) => ({
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '',
    args: [...browserArgs, '--renderer-process-limit=1', ...more],
  },
})

export const withPictures = launch([])
export const withoutPictures = launch(['--blink-settings=imagesEnabled=false'])
