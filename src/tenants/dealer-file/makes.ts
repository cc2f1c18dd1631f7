import { list, map, maybe, setting, settings } from './setting.ts'
import { prose, words } from './values/texts.ts'

/** Texts about makes and their models, independent of the cars in stock. */
export const makes = {
  makes: setting(
    map(
      settings({
        text: maybe(
          prose(),
          'What the page of the make says: a sentence on the make, another on what ties the dealer to it.',
          'Sold and serviced here since 1984.',
        ),
        models: setting(
          map(words()),
          {},
          'Of its models, a sentence each on size, use and character; within 75 letters it stays whole in menus.',
          '{Lark: A small hatch for narrow streets.}',
        ),
        about: setting(
          map(map(prose())),
          {},
          'What the page of a model says of it at length: a title and a text for each side of it, three to a row. A dealer’s own text under a title of dealers/_models.yaml replaces that one; under any other title it follows them.',
          '{Lark: {Who it suits: "Two people and their shopping, in a town of narrow streets."}}',
        ),
        points: setting(
          map(
            settings({
              good: setting(list(words()), [], 'What speaks for it, two or three, a few words each.', '[Easy to park]'),
              think_twice: setting(list(words()), [], 'What speaks against it, as many.', '[Loud on the highway]'),
            }),
          ),
          {},
          'Below that, at a glance: what is good about a model, and where to think twice. A dealer’s own list replaces that of dealers/_models.yaml.',
          '{Lark: {good: [Easy to park], think_twice: [Loud on the highway]}}',
        ),
      }),
    ),
    {},
    'Texts about makes and models, by the names the site shows. dealers/_models.yaml has a text for many models, which a dealer’s own text replaces; a model whose text comes with the stock keeps that.',
    '{Example: {text: Sold and serviced here since 1984.}}',
  ),
}
