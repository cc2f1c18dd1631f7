import type { APIRoute } from 'astro'

/**
 * Runs before the list is drawn: an address that asks for certain cars must not first show others. The island takes the
 * mark away when it has answered; the style sheet does not wait for it for ever.
 */
const source = "if (location.search) document.documentElement.dataset.asked = ''\n"

export const GET: APIRoute = () => new Response(source, { headers: { 'Content-Type': 'text/javascript' } })
