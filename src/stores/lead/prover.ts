import type { LeadApi } from '#api/leads.ts'

/** Proof of work for one lead, started when its form is first changed. */
export interface Prover {
  /** Starts the work unless a fresh proof exists or is being computed. */
  readonly begin: () => void
  /** The proof, started now if need be; null when it fails or exceeds the timeout. */
  readonly answer: () => Promise<string | null>
  /** Discards the proof, so that the next lead gets its own. */
  readonly renew: () => void
}

/** Timeout on submit, in ms. A lead without a proof is sent all the same. */
const timeoutMs = 4000

/** How long a proof is reused, in ms; the lead API rejects proofs that are two hours old. */
const freshFor = 60 * 60_000

/** Loaded lazily: only dealers that require proof of work need it. */
async function work(api: LeadApi): Promise<string | null> {
  const { solveChallenge } = await import('#api/proof.ts')
  return solveChallenge(api)
}

/** For sites that require no proof of work. */
export const noProver: Prover = { begin: () => undefined, answer: async () => null, renew: () => undefined }

/** A prover for the leads of one form. */
export function createProver(api: LeadApi, solveChallenge = work, now: () => number = () => performance.now()): Prover {
  let begun: { readonly at: number; readonly answer: Promise<string | null> } | null = null
  const begin = () => {
    if (begun && now() - begun.at < freshFor) return begun.answer
    const answer = solveChallenge(api).catch(() => null)
    begun = { at: now(), answer }
    return answer
  }
  return {
    begin: () => void begin(),
    answer: () => Promise.race([begin(), new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))]),
    renew() {
      begun = null
    },
  }
}
