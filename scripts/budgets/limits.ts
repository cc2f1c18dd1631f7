/** Limits on what a page loads before any interaction, in bytes and number of files. */
export interface Limits {
  /** Bytes of the page itself, uncompressed and with Brotli. */
  readonly html: number
  readonly htmlBrotli: number
  readonly stylesheets: number
  readonly stylesBrotli: number
  /** Number of scripts loaded before any interaction, including imports and islands with client:load or client:idle. */
  readonly scripts: number
  readonly scriptsBrotli: number
  /** Number of preloaded fonts. */
  readonly fonts: number
}

export type BudgetKind =
  | 'home'
  | 'list'
  | 'car'
  | 'checkout'
  | 'model'
  | 'place'
  | 'contact'
  | 'saved'
  | 'compared'
  | 'sent'
  | 'lost'
  | 'information'

/** Kind -> pattern of site paths; the first match counts. */
export const kindPaths: Readonly<Record<BudgetKind, RegExp>> = {
  home: /^\/$/,
  list: /^\/search\//,
  checkout: /^\/cars\/[^/]+\/[^/]+$/,
  contact:
    /^\/(?:contact(?:-us)?(?:\/|$)|cars\/trade-in$|instant-price$|finance(?:-enquiry)?$|apply-for-finance$|(?:[^/]+-)?service$|valuations$|.+\/ask$)/,
  car: /^\/cars\//,
  model: /^\/(?:models|brands)(?:\/|$)/,
  place: /^\/(?:locations|dealerships)(?:\/|$)/,
  saved: /^\/favourites$/,
  compared: /^\/compare$/,
  sent: /^\/success$/,
  lost: /^\/404$/,
  information: /^\//,
}

const shared = { stylesheets: 2, stylesBrotli: 23_350, scripts: 6, fonts: 2 } as const

/**
 * Limits of the heaviest page of each kind. Scripts have a margin of a hundred bytes over the current size, two hundred
 * with React, since changed hashes in file names alone can cause that much. Lower them when pages become smaller.
 */
export const limits: Readonly<Record<BudgetKind, Limits>> = {
  home: { ...shared, html: 106_500, htmlBrotli: 11_620, scriptsBrotli: 13_480 },
  list: { ...shared, html: 105_000, htmlBrotli: 11_850, scriptsBrotli: 134_950 },
  car: { ...shared, html: 63_900, htmlBrotli: 9_580, scriptsBrotli: 18_500 },
  checkout: { ...shared, html: 18_200, htmlBrotli: 4_500, scriptsBrotli: 92_800 },
  model: { ...shared, html: 93_300, htmlBrotli: 9_350, scriptsBrotli: 7_500 },
  place: { ...shared, html: 100_000, htmlBrotli: 8_960, scriptsBrotli: 8_150 },
  contact: { ...shared, html: 52_600, htmlBrotli: 7_020, scriptsBrotli: 7_650 },
  saved: { ...shared, html: 28_900, htmlBrotli: 4_590, scriptsBrotli: 78_400 },
  compared: { ...shared, html: 28_900, htmlBrotli: 4_590, scriptsBrotli: 80_000 },
  sent: { ...shared, html: 35_900, htmlBrotli: 5_350, scriptsBrotli: 14_150 },
  // Its script parses the words of the address with the search rules.
  lost: { ...shared, html: 34_900, htmlBrotli: 5_070, scriptsBrotli: 11_990 },
  information: { ...shared, html: 126_500, htmlBrotli: 11_500, scriptsBrotli: 7_170 },
}
