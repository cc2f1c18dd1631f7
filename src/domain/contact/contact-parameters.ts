/** What a link to a form may say, by the parameters of its address. The message: how it begins, for a shopper to go on writing. */
export const messageParameter = 'about'

/** What the enquiry is about, as one of the dealer's categories. */
export const categoryParameter = 'category'

/** Which of several places is asked, by its id. */
export const placeParameter = 'location_id'
