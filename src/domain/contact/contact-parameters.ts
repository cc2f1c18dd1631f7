/** Query parameters of links to forms. This one holds the beginning of the message. */
export const messageParameter = 'about'

/** The enquiry's category, one of the dealer's. */
export const categoryParameter = 'category'

/** Id of the location the enquiry goes to. */
export const placeParameter = 'location_id'
