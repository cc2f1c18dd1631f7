import type { Locale } from '#domain/text/locale.ts'

interface PrivacyLaw {
  /** Continues the policy's first sentence after the dealer's name. */
  readonly basis: string
  /** Where a shopper can complain when the dealer's answer does not satisfy. */
  readonly authority: string
}

const australian = 'the Privacy Act 1988 (Cth) and the Australian Privacy Principles'
/** The policy names Australian law everywhere; outside Australia, after the local law. */
const alsoThere = `Where we deal with people in Australia, ${australian} apply as well.`

/** Privacy law and supervising authority by locale. */
export const privacyLaws: Readonly<Record<Locale, PrivacyLaw>> = {
  'en-AU': {
    basis: `handles personal information under ${australian}.`,
    authority: 'the Office of the Australian Information Commissioner (oaic.gov.au)',
  },
  'en-NZ': {
    basis: `handles personal information under the Privacy Act 2020 and its information privacy principles. ${alsoThere}`,
    authority: 'the Office of the Privacy Commissioner (privacy.org.nz)',
  },
  'en-US': {
    basis: `handles personal information under the privacy laws of the United States and of its state. ${alsoThere}`,
    authority: 'the attorney general of your state or the Federal Trade Commission (ftc.gov)',
  },
}
