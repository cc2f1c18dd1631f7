import { safeJson } from './safe-text.ts'

/** Outcome of one dealer in a run over several. */
interface DealerResult {
  readonly outcome: string
}

/** The report of a run as one JSON object. */
export function reportForMachines(results: readonly DealerResult[]): string {
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length
  return safeJson({ failed: count('failed'), busy: count('busy'), dealers: results })
}

/** 0 when all dealers succeeded, 1 when one failed, 3 when one was locked by another process. */
export function exitCodeOf(results: readonly DealerResult[]): number {
  if (results.some(({ outcome }) => outcome === 'failed')) return 1
  return results.some(({ outcome }) => outcome === 'busy') ? 3 : 0
}
