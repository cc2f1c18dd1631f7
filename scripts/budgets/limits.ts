/** What a page may weigh and ask for before a touch, in bytes and files. */
export interface Limits {
  /** Bytes of the page itself, as written and as it travels. */
  readonly html: number
  readonly htmlBrotli: number
  readonly stylesheets: number
  readonly stylesBrotli: number
  /** Files of scripts asked for before a touch, what they import included; islands that wake by themselves too. */
  readonly scripts: number
  readonly scriptsBrotli: number
  /** Fonts that are asked for with the page. */
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

/** Every page of a kind has an address that fits; the first kind that fits counts. */
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
 * What the heaviest page of each kind may have: a hundred bytes of scripts above what it has, two hundred where React is among
 * them, as other digits in names of files alone make so many. Whoever makes pages leaner lowers them.
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
  // Its script reads the words of the address with the rules of the search.
  lost: { ...shared, html: 34_900, htmlBrotli: 5_070, scriptsBrotli: 11_990 },
  information: { ...shared, html: 126_500, htmlBrotli: 11_500, scriptsBrotli: 7_170 },
}
