import { failureText } from '../lib/failure-text.ts'
import { createFallbackReport, makeReport, NothingToReport, type ReportToMake } from './make-report.ts'
import type { NightReport } from './report.ts'

/** A dealer without a (complete) report, and the reason. */
interface Failed {
  readonly slug: string
  readonly problem: string
}

export interface ReportsMade {
  readonly reports: readonly NightReport[]
  readonly failed: readonly Failed[]
}

async function attempt(
  wish: ReportToMake,
): Promise<{ readonly report: NightReport | null; readonly problem: string | null }> {
  try {
    return { report: await makeReport(wish), problem: null }
  } catch (error) {
    const problem = failureText(error, 'What is served stays as it is.')
    return { report: error instanceof NothingToReport ? null : createFallbackReport(wish, problem), problem }
  }
}

/** Makes the reports of several dealers; a fault of one dealer does not affect the others. */
export async function makeReports(wishes: readonly ReportToMake[]): Promise<ReportsMade> {
  const [reports, failed]: [NightReport[], Failed[]] = [[], []]
  for (const wish of wishes) {
    const { report, problem } = await attempt(wish)
    if (report) reports.push(report)
    if (problem !== null) failed.push({ slug: wish.slug, problem })
  }
  return { reports, failed }
}
