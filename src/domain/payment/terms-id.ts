/** Element id of the terms on a checkout page, which the agreement links to. */
export const reservationTermsId = 'reservation-terms'
