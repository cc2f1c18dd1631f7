import { group, maybe, required, setting } from './setting.ts'
import { choice, colour } from './values/choices.ts'
import { words } from './values/texts.ts'

/** Colours, type and the words under the name. */
export const brand = group('How the dealer looks: one colour is enough, the rest is derived with readable contrast.', {
  colour: required(colour(), 'The brand’s colour.', '"#1f4fbf"'),
  accent: maybe(colour(), 'A second colour for highlights; derived from the brand’s when left out.', '"#d2571e"'),
  ground: setting(
    choice(['white', 'warm', 'cool', 'tinted']),
    'white',
    'The page’s ground: white, warm paper, cool grey or a breath of the brand’s colour.',
  ),
  display_font: maybe(
    choice(['Inter', 'Archivo', 'Bricolage', 'Fraunces', 'Outfit']),
    'Typeface of headings; the template’s when left out.',
    'Fraunces',
  ),
  strapline: setting(words(), 'Cars, honestly sold.', 'One line under the name: what this business is.'),
})

/** Texts a dealer must or may state about the law. */
export const legal = group('Legal text.', {
  footer_text: maybe(
    words(),
    'A line at the foot of every page, such as company name and number.',
    'Harbour Pty Ltd ABN 00 000 000 000',
  ),
})
