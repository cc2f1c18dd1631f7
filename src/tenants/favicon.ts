import { letterStrokes } from '#domain/text/letter-strokes.ts'
import type { Site } from './site.ts'

type Named = Pick<Site, 'name' | 'brand'>

const firstLetter = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 2)

/** The dealer's initial as strokes; a letter without strokes becomes text in the viewer's own font. */
function initialOf(name: string, ink: string): string {
  const initial = [...firstLetter(name)][0]?.toUpperCase() ?? ''
  const strokes = letterStrokes(initial)
  if (strokes === null)
    return `<text x="32" y="45" font-family="system-ui,sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${ink}">${initial}</text>`
  const place = `translate(${32 - strokes.middle} 18)`
  return `<path transform="${place}" d="${strokes.path}" fill="none" stroke="${ink}" stroke-width="6.5" stroke-linejoin="round"/>`
}

function sign({ name, brand }: Named, corner: number): string {
  const ground = brand.theme.brand ?? '#16181b'
  const ink = brand.theme['on-brand'] ?? '#ffffff'
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="${corner}" fill="${ground}"/>`,
    initialOf(name, ink),
    '</svg>\n',
  ].join('')
}

/** The dealer's initial on its colour, as SVG: the favicon of a dealer that has none of its own. */
export const favicon = (site: Named): string => sign(site, 14)

/** The same for home screens, which round the corners themselves; the letter stays inside any mask. */
export const homeScreenSign = (site: Named): string => sign(site, 0)
