import type { APIRoute } from 'astro'
import { phoneCardsName } from '#stores/phone-cards.ts'

/**
 * Runs before the list is drawn: an address that asks for certain cars must not first show others. The island takes the
 * mark away when it has answered; the style sheet does not wait for it for ever. Cards stand as the shopper had them last.
 */
const source = `{
  const { dataset } = document.documentElement
  if (location.search) dataset.asked = ''
  try {
    const kept = localStorage.getItem(dataset.storage + ':${phoneCardsName}')
    if (/^"(tall|compact)"$/.test(kept)) dataset.phoneCards = JSON.parse(kept)
  } catch {}
}
`

export const GET: APIRoute = () => new Response(source, { headers: { 'Content-Type': 'text/javascript' } })
