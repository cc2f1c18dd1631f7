// A separate module, so that a page can load it alone.
export { keepDelivering } from '../enquiry/delivery.ts'
