import { group, list, maybe, setting } from './setting.ts'
import { choice } from './values/choices.ts'
import { length } from './values/lengths.ts'
import { decimal, whole } from './values/numbers.ts'

/** Parts of the home page below the first screen, in their default order. */
const homeParts = [
  'slides',
  'models',
  'bodies',
  'featured',
  'promos',
  'prices',
  'makes',
  'reasons',
  'reviews',
  'locations',
] as const

export type HomePart = (typeof homeParts)[number]

/** How the first screen is laid out. */
const heroLayouts = ['split', 'album', 'stage', 'poster', 'cover', 'below', 'above', 'plain'] as const

export type HeroLayout = (typeof heroLayouts)[number]

const ground = () => choice(['page', 'surface', 'tint', 'brand', 'strong', 'dark'])
const letters = () => choice(['as_written', 'capitals'])

/** Design settings other than the brand's colours and typefaces: shape, density, order, grounds. */
export const design = group(
  'Shape, density, order: what makes two businesses look different besides their colours. Usually all of it is the template’s.',
  {
    home: setting(
      list(choice(homeParts)),
      homeParts.filter((part) => part !== 'models'),
      'Parts of the home page below the first screen, in their order; one that has nothing to show is left out by itself. models is the range of a single-make dealer.',
      '[featured, prices, reviews, locations]',
    ),
    hero: setting(
      choice(heroLayouts),
      'split',
      'The first screen: words beside the picture (split), beside one framed as in an album (album), above one that runs out into the page (stage), beside one that reaches its edge (poster), over one that fills the screen (cover), centred above a wide one (below), under a wide one (above), or without one (plain).',
    ),
    card: setting(
      choice(['flat', 'soft', 'outlined']),
      'flat',
      'Cards of cars and places: a hairline alone, raised by a soft shadow, or with a second line around it.',
    ),
    list: setting(
      choice(['standard', 'large', 'pairs']),
      'standard',
      'Lists of cars on wide screens: up to four side by side, up to three larger ones, or two.',
    ),
    cards: setting(
      choice(['stacked', 'bare', 'placed', 'priced', 'caption', 'night', 'row']),
      'stacked',
      'Layout of a car’s card: picture, name, price, facts (stacked); without a box, the price beside the name and the facts in columns (bare); the location first, facts as tags (placed); the price first, in a band (priced); text as the caption of the picture (caption); dark, edge to edge, text over the bottom of the picture (night); in lists one car per line with a column of prices (row).',
    ),
    phone_cards: setting(
      choice(['tall', 'compact']),
      'tall',
      'Cards of lists on phones until a shopper chooses otherwise: as wide as the screen, or the picture on the left and the text beside it.',
    ),
    prices: setting(
      choice(['text', 'display']),
      'text',
      'The typeface of prices: that of the text or that of headings.',
    ),
    filters: setting(
      choice(['boxed', 'pills', 'underlined', 'filled']),
      'boxed',
      'The search field and the filters of lists: in boxes, round, on a line, or on a ground without lines.',
    ),
    sections: setting(
      choice(['start', 'centre', 'ruled', 'large']),
      'start',
      'Headings of the parts of a page: at the start of the line, in its middle except below a head beside a picture, small below a rule, or very large.',
    ),
    empty: setting(
      choice(['box', 'frame', 'open']),
      'box',
      'Look of the message where no car matches: text in a box, centred in a dashed frame, or large on the page itself.',
    ),
    icons: setting(choice(['thin', 'usual', 'bold']), 'usual', 'Thickness of the lines of icons.'),
    maps: setting(
      choice(['colour', 'grey', 'soft', 'dark']),
      'colour',
      'Map pictures: as they come, without colour, paler, or dark.',
    ),
    lines: setting(choice(['thin', 'thick']), 'thin', 'Lines between the parts of a page.'),
    corners: group('How round corners are; 0 is square.', {
      small: setting(length(), '0.375rem', 'Of fields, badges and other small things.'),
      cards: setting(length(), '0.5rem', 'Of cards, pictures and dialogs.', '1.25rem'),
      buttons: maybe(length(), 'Of buttons; as of small things when left out. 999px makes round ends.', '999px'),
    }),
    spacing: group('How much air there is.', {
      sections: setting(choice(['usual', 'tight', 'wide']), 'usual', 'Between the sections of a page.'),
      grids: setting(choice(['usual', 'tight']), 'usual', 'Between cards of places, models and offers.'),
    }),
    grounds: group(
      'Backgrounds of the parts of a page; the colour of their text follows. tint is a pale shade of the brand’s colour, strong a slightly different shade of it, dark the colour of text.',
      {
        banner: setting(ground(), 'surface', 'The line above the header.'),
        header: setting(
          ground(),
          'page',
          'The header; on a coloured one the logo is shown on a plate, unless it brings its own background.',
        ),
        hero: setting(ground(), 'surface', 'The first screen of the home page.'),
        footer: setting(ground(), 'surface', 'The foot of the page.'),
      },
    ),
    headings: group('The letters of headings.', {
      weight: setting(whole(100, 900, '650'), '650', 'How bold: 400 is regular, 700 bold.'),
      tracking: setting(decimal(-0.1, 0.3, '-0.02'), '-0.02', 'Space added between letters, in their size.'),
      leading: setting(decimal(0.8, 2, '1.08'), '1.08', 'Height of a line, in their size.'),
      letters: setting(letters(), 'as_written', 'Large headings as they are written, or in capitals.'),
    }),
    buttons: group('The letters of buttons.', {
      weight: setting(whole(100, 900, '600'), '600', 'How bold.'),
      tracking: setting(decimal(-0.1, 0.3, '0.04'), '0', 'Space added between letters, in their size.'),
      letters: setting(letters(), 'as_written', 'As they are written, or in capitals.'),
    }),
    menu: group('The letters of the main menu.', {
      weight: setting(whole(100, 900, '500'), '500', 'How bold.'),
    }),
  },
)
