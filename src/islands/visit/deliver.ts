// A module of its own, so that a page can fetch it alone.
export { keepDelivering } from '../enquiry/delivery.ts'
