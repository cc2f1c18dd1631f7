/** A value under this name tells the other tabs to forget the shopper; it is gone again at once. */
export const forgetName = 'forget'
