import type { Path } from '../yaml/tree.ts'

/** A warning about a setting, which does not stop publication. */
export type SettingWarning = readonly [path: Path, message: string]
