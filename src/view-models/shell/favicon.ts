import type { Site } from '#tenants/site.ts'

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The dealer's initial on its colour: a favicon for a dealer that has drawn none. */
export function favicon({ name, brand }: Pick<Site, 'name' | 'brand'>): string {
  const initial = lettersOf([...name.trim()][0] ?? '').toUpperCase()
  const ground = brand.theme.brand ?? '#16181b'
  const ink = brand.theme['on-brand'] ?? '#ffffff'
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${ground}"/>`,
    `<text x="32" y="45" font-family="system-ui,sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${ink}">${initial}</text>`,
    '</svg>\n',
  ].join('')
}
