/** Local storage name of the saved searches; a module of its own for callers that only check whether there are any. */
export const savedSearchesName = 'saved-searches'
