import { group, list, maybe, required, setting, settings } from './setting.ts'
import { link } from './values/addresses.ts'
import { file } from './values/files.ts'
import { flag, whole } from './values/numbers.ts'
import { prose, words } from './values/texts.ts'
import { moment } from './values/times.ts'

/** Content of the home page, and what search engines read. */
export const home = {
  home: group('The home page.', {
    headline: maybe(words(), 'Its first line; the strapline when left out.', 'Good cars. Straight answers.'),
    intro: maybe(prose(), 'Two or three sentences below.', 'We have sold cars here since 1984.'),
    image: maybe(
      file(),
      'Picture of its first screen, twice as wide as high and about 1440 pixels wide; a car in stock when left out.',
      'yard.webp',
    ),
    image_alt: maybe(words(), 'What that picture shows, for those who do not see it.', 'Our yard at dusk.'),
    titles: group('Headings of its parts.', {
      featured: setting(words(), 'Here today', 'Above the first cars.', 'Just in'),
      bodies: setting(words(), 'Browse by body style', 'Above the body styles.', 'What shape?'),
      makes: setting(words(), 'Shop by make', 'Above the makes.', 'By the badge'),
      prices: setting(words(), 'What would you like to spend?', 'Above the ways in by price.', 'By the price'),
      promos: setting(words(), 'On now', 'Above the offers.', 'This month'),
      reviews: setting(words(), 'What buyers say', 'Above the reviews.', 'In their words'),
      reasons: maybe(words(), 'Above the reasons; "Why" and the dealer’s name when left out.', 'How we do it'),
    }),
    finder: setting(flag(), 'true', 'The price slider with its Show me button, above the ways in by price.'),
    reasons: setting(
      list(
        settings({
          title: required(words(), 'The reason in a few words.', 'Seven-day returns'),
          text: required(prose(), 'One or two sentences.', 'Not right? Bring it back within a week.'),
        }),
      ),
      [],
      'Reasons to buy here; three read best.',
    ),
    slides: setting(
      list(
        settings({
          name: required(words(), 'Heading of the slide.', 'The new range'),
          description: maybe(prose(), 'Its text.', 'Here from March.'),
          image: maybe(file(), 'Its picture, twice as wide as high.', 'range.webp'),
          url: maybe(link(), 'Where it leads.', '/search/new-cars'),
        }),
      ),
      [],
      'Slides below the first screen of the home page; they move by hand alone.',
    ),
  }),
  seo: group('What search engines read.', {
    description: maybe(
      words(),
      'The site in a sentence; from name and strapline when left out.',
      'New and used cars in Lidcombe.',
    ),
    keywords: setting(list(words()), [], 'Keywords.', '[used cars, lidcombe]'),
    social_image: maybe(file(), 'Picture of link previews; one drawn of the logo when left out.', 'share.png'),
  }),
}

/** A card or slide shown between two dates. */
export const promo = () =>
  settings({
    title: required(words(), 'Its heading.', 'End of year clearance'),
    text: required(prose(), 'Its text.', 'Every demo car reduced until Sunday.'),
    url: maybe(link(), 'Where it leads.', '/search/demo-cars'),
    image: maybe(
      file(),
      'Its picture, twice as wide as high; a car of the list that it leads to when left out.',
      'clearance.webp',
    ),
    button: maybe(words(), 'What its button says; labels.show_me when left out.', 'See the demo cars'),
    start: maybe(moment(), 'First day it shows; a day begins and ends in the dealer’s time zone.', '2026-12-01'),
    expiry: maybe(moment(), 'Last day it shows.', '2026-12-31'),
    position: setting(whole(0, 1000), '0', 'Order among the promos; lowest first.'),
    display: setting(flag(), 'true', 'Show it at all.'),
    strictDisplay: setting(flag(), 'false', 'Both start and expiry must be given: one that is missing is a mistake.'),
  })

/** Promos; usually in promos.yaml. */
export const promos = setting(list(promo()), [], 'Promos; usually in promos.yaml.')
