/** Under this name a browser keeps which car its shopper paid for. */
export const paidCarName = 'paid-car'
