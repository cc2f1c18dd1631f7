import type { FailureKind } from './index-failure.ts'

/** One dealer whose index is to be brought up to date. */
export interface IndexJob {
  readonly slug: string
  /** The folder that holds dealers/ and stock/, and gets the tokens. */
  readonly root: string
  readonly now: Date
  readonly env: NodeJS.ProcessEnv
  /**
   * Where releases go: the addresses of cars there are those that searches lead to, and what the live one asks for is
   * kept. None where nothing is built.
   */
  readonly out?: string
  /** A snapshot to use instead of the dealer's own. */
  readonly stock?: string | undefined
  /** Fill even what has not changed. */
  readonly force?: boolean
  /** Fill nothing; delete what no release asks for any more. */
  readonly clear?: boolean
  readonly acceptDrop?: boolean
}

/** What became of one dealer's index. */
export interface IndexResult {
  readonly slug: string
  /** not hosted: the dealer's own index answers, so there was nothing to do. */
  readonly outcome: 'filled' | 'unchanged' | 'cleared' | 'not hosted' | 'failed'
  /** The index that the next build asks for. */
  readonly index: string | null
  readonly documents: number
  /** Old indexes that were deleted. */
  readonly deleted: number
  readonly hasNewToken: boolean
  readonly ms: number
  readonly kind: FailureKind | null
  readonly problems: readonly string[]
}
