import { ownTempFolder } from './own-temp-folder.ts'

/** Before all unit, architecture and site tests; what it answers runs after them. */
export const setup = (): (() => void) => ownTempFolder()
