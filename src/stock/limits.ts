// Upper bounds of a snapshot's facts. A larger value is a mistake, an attack or another column, and is not read.

/** In characters. A longer line is not read; a longer description is cut at a word. */
export const longestLine = 300
export const longestParagraph = 5000
export const longestDescription = 20_000
/** Characters of a text that are read, markup included. */
export const longestSource = 500_000
export const longestAddress = 2048

export const mostFeatures = 200
export const longestFeature = 200
export const mostCategories = 50
export const mostPictures = 100

/** In dollars: the dearest new cars cost about half of it; dearer ones are priced on request. */
export const highestPrice = 10_000_000
/** In either unit: no car on sale was driven further. */
export const maxOdometer = 2_000_000
export const mostSeats = 100
export const mostDoors = 10
export const mostCounted = 10_000_000

export const firstYear = 1886
/** Online listings are no older; an earlier date comes from an unset clock. */
export const firstListingYear = 1990
