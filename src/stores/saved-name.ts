/** Local storage name of the saved cars. */
export const savedName = 'saved'
