import type { APIRoute } from 'astro'
import { phoneCardsName } from '#stores/phone-cards.ts'

/**
 * Script that runs before a list renders. A URL with a query must not first show other cars: it marks the page
 * (`data-asked`) until the island has results, and the style sheet stops hiding cars after a time limit. It also
 * restores the shopper's last card layout, on lists without a query too.
 */
const source = `{
  const { dataset } = document.documentElement
  if (location.search && location.pathname.startsWith('/search/')) dataset.asked = ''
  try {
    const kept = localStorage.getItem(dataset.storage + ':${phoneCardsName}')
    if (/^"(tall|compact)"$/.test(kept)) dataset.phoneCards = JSON.parse(kept)
  } catch {}
}
`

export const GET: APIRoute = () => new Response(source, { headers: { 'Content-Type': 'text/javascript' } })
