import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import type { Brand } from '#tenants/site/brand.ts'

export type Fonts = Pick<Brand, 'text_font' | 'display_font'>

interface Face {
  /** A Latin subset, served by the site itself. */
  readonly file: string
  readonly weights: string
  /** Fonts of most machines that come close, and what brings them to the same height and width, in percent. */
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

/** Addresses of the fonts a dealer's first screen needs, to be fetched before the style sheet asks for them. */
export function fontsToPreload(fonts: Fonts): readonly string[] {
  return namesOf(fonts).map((name) => faces[name].file)
}

/**
 * The faces of a dealer's fonts, and no others. One that is not there at once waits for the next page: phones have no
 * Arial for a stand-in to measure by, so a font that came late would move what is being read. Each stand-in comes close
 * in width all the same, so that pages with and without the font look alike.
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
