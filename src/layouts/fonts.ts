import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import type { Brand } from '#tenants/site/brand.ts'

export type Fonts = Pick<Brand, 'text_font' | 'display_font'>

interface Face {
  /** URL of a Latin subset, served by the site itself. */
  readonly file: string
  readonly weights: string
  /**
   * Common system fonts of similar shape, and the metrics (in percent) that match their height and width to the font.
   */
  readonly standIns: readonly string[]
  readonly metrics: { readonly ascent: number; readonly descent: number; readonly size: number }
}

const grotesques = ['Arial', 'Liberation Sans']
const bookish = ['Georgia', 'Liberation Serif', 'Times New Roman']

const faces: Readonly<Record<Fonts['text_font'], Face>> = {
  Inter: face(inter, '100 900', grotesques, 90.5, 22.6, 107.1),
  Archivo: face(archivo, '100 900', grotesques, 87.8, 21, 100),
  Bricolage: face(bricolage, '200 800', grotesques, 93, 27, 99),
  Fraunces: face(fraunces, '100 900', bookish, 97.8, 25.5, 100),
  Outfit: face(outfit, '100 900', grotesques, 100, 26, 100),
}

function face(
  file: string,
  weights: string,
  standIns: readonly string[],
  ascent: number,
  descent: number,
  size: number,
): Face {
  return { file, weights, standIns, metrics: { ascent, descent, size } }
}

const namesOf = ({ text_font, display_font }: Fonts) => [...new Set([text_font, display_font])]

/** URLs of the fonts for a dealer's first screen, to preload before the style sheet requests them. */
export function fontsToPreload(fonts: Fonts): readonly string[] {
  return namesOf(fonts).map((name) => faces[name].file)
}

/**
 * `@font-face` rules for a dealer's fonts only. `font-display: optional`: a font that is not available at once is used
 * from the next page on, because phones have no Arial to adjust as a fallback and a late font would shift the text. The
 * fallbacks still match in width, so that pages with and without the font look alike.
 */
export function fontFaces(fonts: Fonts): string {
  return namesOf(fonts)
    .map((name) => {
      const { file, weights, standIns, metrics } = faces[name]
      const { ascent, descent, size } = metrics
      const own = `font-family:"${name}";font-weight:${weights};font-display:optional;src:url("${file}") format("woff2")`
      const local = standIns.map((font) => `local("${font}")`).join(',')
      const measured = `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%`
      return `@font-face{${own}}@font-face{font-family:"${name} Fallback";src:${local};${measured}}`
    })
    .join('')
}
