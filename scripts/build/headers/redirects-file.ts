import type { FormerAddress } from './former-addresses.ts'

/**
 * The `_redirects` file: cars that left answer 410 with their own page. Netlify does so, `!` because the page is there;
 * Cloudflare Pages passes over a status it does not know, and serves the page, which asks not to be listed. Addresses that
 * cars had answer 301 and come first, as hosts read no more than some thousands of lines: once for Netlify, where the page that
 * stands there would go before a line without `!`, and once for Cloudflare Pages, which passes over a line with it.
 */
export function redirectsFile(gone: readonly string[], moved: readonly FormerAddress[]): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`),
    ...gone.map((path) => `${path} ${path}.html 410!\n`),
  ]
  return lines.join('')
}
