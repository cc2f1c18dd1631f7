import type { Path } from '../yaml/tree.ts'

/** What staff are told of a setting that may be published all the same. */
export type Remark = readonly [path: Path, message: string]
