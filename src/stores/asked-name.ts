/** Session storage name of the last sent form's request. */
export const askedName = 'recent-request'
