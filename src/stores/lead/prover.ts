import type { LeadApi } from '#api/leads.ts'

/** The work behind one lead, begun when its form is touched. */
export interface Prover {
  /** Begins, unless it has. */
  readonly begin: () => void
  /** What was worked out, once it is; null where that takes longer than a shopper is kept waiting. */
  readonly answer: () => Promise<string | null>
  /** The next lead takes its own. */
  readonly renew: () => void
}

/** How long a press of the button waits for it, in ms. A lead without it is sent all the same. */
const timeoutMs = 4000

/** Longer than this, in ms, no answer is kept: the lead API takes none that is two hours old. */
const freshFor = 60 * 60_000

/** Fetched when a form is first touched, by dealers who ask for it alone. */
async function work(api: LeadApi): Promise<string | null> {
  const { prove } = await import('#api/proof.ts')
  return prove(api)
}

/** For sites that ask for no work. */
export const noProver: Prover = { begin: () => undefined, answer: async () => null, renew: () => undefined }

/** A prover for the forms of a page. */
export function createProver(api: LeadApi, prove = work, now: () => number = () => performance.now()): Prover {
  let begun: { readonly at: number; readonly answer: Promise<string | null> } | null = null
  const begin = () => {
    if (begun && now() - begun.at < freshFor) return begun.answer
    const answer = prove(api).catch(() => null)
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
