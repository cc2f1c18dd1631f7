/** The parameter of a link to a contact page by which the message begins, for a shopper to go on writing. */
export const messageParameter = 'about'
