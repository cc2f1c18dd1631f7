/** An enquiry as a form sends it. */
export const sampleLead = {
  website_slug: 'north',
  dealership_slug: 'north',
  category: 'General Enquiry',
  name: 'Mary',
  last_name: 'Lee',
  email: 'mary@example.com',
  phone: '0491570156',
  message: 'Is it still here?',
  'Vehicle Make': 'Toyota',
  submission_key: '0b5e2f5e-9a2c-4a53-8a39-0d3e8a5a2b10',
  consent: {
    text: 'Yes, I would like to subscribe to receive latest offers & product updates.',
    state: true,
    method: 'checkbox',
    at: '2026-03-02T00:59:00.000Z',
    page: '/cars/2021-toyota-hilux',
  },
}
