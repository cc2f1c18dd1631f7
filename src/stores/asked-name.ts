/** Under this name a tab keeps what its last form was about. */
export const askedName = 'recent-request'
