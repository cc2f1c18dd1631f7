/** Path of the list of all cars, whichever car types the dealer sells. */
export const wholeListPath = '/search/new-used-and-demo-cars'

/** Path of the list of all trucks. */
export const truckListPath = '/search/new-used-and-demo-trucks'
