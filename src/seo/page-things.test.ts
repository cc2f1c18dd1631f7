import { expect, it } from 'vitest'
import { breadcrumbs, faqPage } from './page-things.ts'

it('(S1.39) a breadcrumb starts at home and counts from one', () => {
  expect(breadcrumbs({ url: 'https://north.example' }, [{ name: 'FAQs', path: '/faqs' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://north.example/' },
      { '@type': 'ListItem', position: 2, name: 'FAQs', item: 'https://north.example/faqs' },
    ],
  })
})

it('(S2.64) questions and answers say what the page says', () => {
  expect(faqPage([{ question: 'Do you take trade-ins?', answer: 'Yes.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Do you take trade-ins?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
      },
    ],
  })
})
