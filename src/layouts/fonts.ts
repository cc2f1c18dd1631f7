import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'

const byTemplate: Readonly<Record<string, readonly string[]>> = {
  showroom: [inter, archivo],
  collective: [inter, outfit],
  warehouse: [inter, bricolage],
  trail: [archivo],
  homestead: [inter, fraunces],
  mainstreet: [inter],
  studio: [inter, fraunces],
}

/** The fonts a template's first screen needs, to be fetched before the style sheet asks for them. */
export function fontsToPreload(template: string): readonly string[] {
  return byTemplate[template] ?? [inter]
}
