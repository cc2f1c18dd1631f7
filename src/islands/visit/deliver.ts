// A separate module, so that a page can load it alone.
export { deliverWaitingLeads } from '../enquiry/delivery.ts'
