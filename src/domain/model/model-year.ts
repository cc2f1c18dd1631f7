/** Model years are sold one year ahead of the calendar, and announced another year before. */
export const yearsAhead = 2
