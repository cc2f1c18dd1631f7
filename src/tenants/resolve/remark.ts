import type { Path } from '../yaml/tree.ts'

/** A warning about a setting, which does not stop publication. */
export type Remark = readonly [path: Path, message: string]
