/** Local storage name of the car that was paid for in this browser. */
export const paidCarName = 'paid-car'
