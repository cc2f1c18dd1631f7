import { group, maybe, required, setting } from './setting.ts'
import { choice, colour } from './values/choices.ts'
import { words } from './values/texts.ts'

/** Typefaces a site may use. */
export const fontNames = ['Inter', 'Archivo', 'Bricolage', 'Fraunces', 'Outfit'] as const

export type FontName = (typeof fontNames)[number]

/** Default strapline. */
export const usualStrapline = 'Cars, honestly sold.'

/** Colours, typefaces and strapline. */
export const brand = group('How the dealer looks: one colour is enough, the rest is derived with readable contrast.', {
  colour: required(colour(), 'The brand’s colour.', '"#1f4fbf"'),
  accent: maybe(colour(), 'A second colour for highlights; derived from the brand’s when left out.', '"#d2571e"'),
  ground: setting(
    choice(['white', 'warm', 'cool', 'tinted']),
    'white',
    'The page’s background: white, warm paper, cool grey or a pale shade of the brand’s colour.',
  ),
  text_font: setting(choice(fontNames), 'Inter', 'Typeface of everything but headings.'),
  display_font: maybe(choice(fontNames), 'Typeface of headings; that of the text when left out.', 'Fraunces'),
  strapline: setting(
    words(),
    usualStrapline,
    'One line under the name: what this business is; where no cars are sold, the usual one is of vehicles.',
  ),
})

/** Legal text shown on every page. */
export const legal = group('Legal text.', {
  footer_text: maybe(
    words(),
    'A line at the foot of every page, such as company name and number.',
    'Harbour Pty Ltd ABN 00 000 000 000',
  ),
})
