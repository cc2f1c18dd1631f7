/** Saved searches are kept under this name; whoever only asks whether there are any needs no more. */
export const savedSearchesName = 'saved-searches'
