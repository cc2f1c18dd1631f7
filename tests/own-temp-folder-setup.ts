import { ownTempFolder } from './own-temp-folder.ts'

/**
 * Runs before all unit, architecture and site tests. Returns the clean-up, which also runs when the process exits
 * early.
 */
export function setup(): () => void {
  const end = ownTempFolder()
  process.once('exit', end)
  return () => {
    process.off('exit', end)
    end()
  }
}
