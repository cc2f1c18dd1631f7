import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import type { Brand } from '#tenants/site/brand.ts'

type Fonts = Pick<Brand, 'text_font' | 'display_font'>

const files: Readonly<Record<Fonts['text_font'], string>> = {
  Inter: inter,
  Archivo: archivo,
  Bricolage: bricolage,
  Fraunces: fraunces,
  Outfit: outfit,
}

/** Addresses of the fonts a dealer's first screen needs, to be fetched before the style sheet asks for them. */
export function fontsToPreload({ text_font, display_font }: Fonts): readonly string[] {
  return [...new Set([text_font, display_font])].map((name) => files[name])
}
