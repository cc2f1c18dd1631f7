import type { APIRoute } from 'astro'
import { phoneCardsName } from '#stores/phone-cards.ts'

/**
 * Runs before a list is drawn: an address of a search that asks for certain cars must not first show others. The island takes
 * the mark away when it has answered; the style sheet does not wait for it for ever. Cards stand as the shopper had them last,
 * in lists without a search too.
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
