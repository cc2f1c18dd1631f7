import { safeJson } from './safe-text.ts'

/** What became of a dealer in a run over several. */
interface DealerResult {
  readonly outcome: string
}

/** A run for machines: one JSON object. */
export function reportForMachines(results: readonly DealerResult[]): string {
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length
  return safeJson({ failed: count('failed'), busy: count('busy'), dealers: results })
}

/** 0 when every dealer has what it should, 1 when one failed or was refused, 3 when a build of somebody else had one. */
export function exitCodeOf(results: readonly DealerResult[]): number {
  if (results.some(({ outcome }) => outcome === 'failed')) return 1
  return results.some(({ outcome }) => outcome === 'busy') ? 3 : 0
}
