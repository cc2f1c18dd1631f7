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
  home: { ...shared, html: 106_500, htmlBrotli: 11_620, scriptsBrotli: 13_700 },
  list: { ...shared, html: 89_000, htmlBrotli: 10_350, scriptsBrotli: 135_150 },
  car: { ...shared, html: 55_200, htmlBrotli: 9_050, scriptsBrotli: 18_790 },
  checkout: { ...shared, html: 18_200, htmlBrotli: 4_500, scriptsBrotli: 92_980 },
  model: { ...shared, html: 84_200, htmlBrotli: 8_800, scriptsBrotli: 7_730 },
  place: { ...shared, html: 90_800, htmlBrotli: 8_400, scriptsBrotli: 8_370 },
  contact: { ...shared, html: 44_100, htmlBrotli: 6_450, scriptsBrotli: 7_840 },
  saved: { ...shared, html: 20_200, htmlBrotli: 4_050, scriptsBrotli: 78_620 },
  compared: { ...shared, html: 20_200, htmlBrotli: 4_050, scriptsBrotli: 80_170 },
  sent: { ...shared, html: 27_000, htmlBrotli: 4_750, scriptsBrotli: 14_380 },
  // Its script parses the words of the address with the search rules.
  lost: { ...shared, html: 26_000, htmlBrotli: 4_480, scriptsBrotli: 11_990 },
  information: { ...shared, html: 121_500, htmlBrotli: 11_000, scriptsBrotli: 7_380 },
}
