/** The list of everything a dealer sells, whatever its types are. */
export const wholeListPath = '/search/new-used-and-demo-cars'

/** All of its trucks. */
export const truckListPath = '/search/new-used-and-demo-trucks'
