/** The car of leads in tests. */
export const sampleLeadCar = {
  id: '7',
  slug: '2021-norda-tern-7',
  title: '2021 Norda Tern',
  year: 2021,
  make: 'Norda',
  model: 'Tern',
  car_type: 'used',
  status: 'in_stock',
  stocknum: 'U1007',
  tag: null,
} as const

/** The visit of leads in tests: a shopper on the contact page. */
export const sampleVisit = {
  url: 'https://north.example/contact',
  page_id: '/contact',
  user_agent: 'Test/1',
  visited_pages: [],
  linked_query_params: {},
}
