/**
 * The `_redirects` file: cars that left answer 410 with their own page. Netlify does so, `!` because the page is there;
 * Cloudflare Pages passes over a status it does not know, and serves the page, which asks not to be listed.
 */
export function redirectsFile(gone: readonly string[]): string {
  return gone.map((path) => `${path} ${path}.html 410!\n`).join('')
}
