/** Local storage name. Writing it tells the other tabs to forget the shopper; the value is removed at once. */
export const forgetName = 'forget'
