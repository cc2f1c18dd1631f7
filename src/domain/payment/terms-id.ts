/** Where on a checkout its terms stand: what is agreed to leads there. */
export const reservationTermsId = 'reservation-terms'
