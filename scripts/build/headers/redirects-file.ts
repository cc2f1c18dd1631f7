import type { CarRedirect } from './car-redirects.ts'

/**
 * The `_redirects` file: delisted cars respond 410 with their page. Netlify does so, with `!` because the file exists;
 * Cloudflare Pages ignores lines with an unknown status and serves the page, which is `noindex`. Former addresses of
 * cars respond 301 and come first, as hosts read only some thousand lines. Each has two lines: Netlify serves an
 * existing page unless the line has `!`; Cloudflare Pages ignores lines with it.
 */
export function redirectsFile(gone: readonly string[], moved: readonly CarRedirect[]): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`),
    ...gone.map((path) => `${path} ${path}.html 410!\n`),
  ]
  return lines.join('')
}
