/** The list of everything a dealer sells, whatever its types are. */
export const wholeListPath = '/search/new-used-and-demo-cars'
