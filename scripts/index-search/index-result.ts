import type { FailureKind } from './index-failure.ts'

/** The job of updating one dealer's index. */
export interface IndexJob {
  readonly slug: string
  /** The folder with dealers/ and stock/; tokens are written here. */
  readonly root: string
  readonly now: Date
  readonly env: NodeJS.ProcessEnv
  /**
   * Folder of the releases: cars get the addresses they have there, and the index of the live one is kept. Undefined
   * where nothing is built.
   */
  readonly out?: string
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
  /** Fill even if nothing has changed. */
  readonly force?: boolean
  /** Fill nothing; delete the indexes that no release searches. */
  readonly clear?: boolean
  readonly acceptDrop?: boolean
}

/** The outcome of one dealer's job. */
export interface IndexResult {
  readonly slug: string
  /** not hosted: the site searches its own index, so there was nothing to do. */
  readonly outcome: 'filled' | 'unchanged' | 'cleared' | 'not hosted' | 'failed'
  /** The index that the next build will search. */
  readonly index: string | null
  readonly documents: number
  /** Old indexes that were deleted. */
  readonly deleted: number
  readonly hasNewToken: boolean
  readonly ms: number
  readonly kind: FailureKind | null
  readonly problems: readonly string[]
}
