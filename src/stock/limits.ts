// The most a fact of a snapshot can be. What is more is a slip, a trick or another column: it is not read.

/** Letters. A line beyond its limit is not read; a description beyond its own is cut at a word. */
export const longestLine = 300
export const longestParagraph = 5000
export const longestDescription = 20_000
/** Letters of a text that are looked at, markup included. */
export const longestSource = 500_000
export const longestAddress = 2048

export const mostFeatures = 200
export const longestFeature = 200
export const mostCategories = 50
export const mostPictures = 100

/** Dollars: the dearest new cars cost about half of it; of dearer ones the price is asked for. */
export const highestPrice = 10_000_000
/** In either unit: no car on sale was driven further. */
export const farthest = 2_000_000
export const mostSeats = 100
export const mostDoors = 10
export const mostCounted = 10_000_000

export const firstYear = 1886
/** Model years are sold a year ahead, and announced another. */
export const yearsAhead = 2
/** Listings online are no older; an earlier date is an empty clock. */
export const firstListingYear = 1990
