/** Saved cars are kept under this name. */
export const savedName = 'saved'
