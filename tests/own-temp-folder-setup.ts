import { ownTempFolder } from './own-temp-folder.ts'

/** Before all unit, architecture and site tests; what it answers runs after them, as it does when somebody ends them. */
export function setup(): () => void {
  const end = ownTempFolder()
  process.once('exit', end)
  return () => {
    process.off('exit', end)
    end()
  }
}
