import { samplePolicy } from '../sample-policy.ts'
import type { EnquiryParts } from './enquiry.ts'

/** The form parts of an Australian dealer without locations, for tests. */
export const sampleParts: EnquiryParts = {
  policy: {
    ...samplePolicy,
    message_required: true,
    opt_in: { hidden: false, default: true, label: 'News, please' },
    proof_of_work: false,
    failure_alert: 'both',
    enquiry: { categories: ['General Enquiry'], heard_about_us: [] },
    additional_services: [],
    on_success: {},
  },
  locations: [],
  primaryLocation: '11',
  spell: (text) => text,
}
