import * as v from 'valibot'
import { list, maybe, required, setting, settings } from './setting.ts'
import { link } from './values/addresses.ts'
import { choice } from './values/choices.ts'
import { file } from './values/files.ts'
import { flag } from './values/numbers.ts'
import { words } from './values/texts.ts'

const linkEntries = {
  name: required(words(), 'What the entry says.', 'Used cars'),
  url: setting(
    link(),
    '/',
    'Where it leads; /contact leads to the contact page, wherever the site has it.',
    '/search/used-cars',
  ),
  logo: maybe(file(), 'A small picture beside the name.', 'badge.svg'),
  className: maybe(words(), 'A style name for this entry.', 'highlight'),
}

const menuLink = settings(linkEntries)

const branch = settings({
  ...linkEntries,
  dropdownItems: setting(list(menuLink), [], 'Entries below this one.'),
})

/** One entry of the main menu, with up to two levels below it. */
export const navigationItem = settings({
  ...linkEntries,
  dynamicDropdown: maybe(
    choice(['models', 'stock', 'brands', 'bodies']),
    'Fills the dropdown at build: the make’s models, the stock by type and body style, the group’s sites, or body styles alone. Without a url it leads to default_search_path.',
    'models',
  ),
  mobileOpen: setting(flag(), 'false', 'Its submenu starts open on phones.'),
  dropdownItems: setting(list(branch), [], 'Entries below this one; entries that have their own become columns.'),
})

/** A menu entry as staff write it, all defaults applied. */
export type NavigationFileItem = v.InferOutput<typeof navigationItem>

/** The menus of navigation.yaml; checks/navigation.ts checks that they exist. */
export const navigation = maybe(
  settings({
    header: maybe(list(navigationItem), 'The main menu.', '[{name: Used cars, url: /search/used-cars}]'),
    footer: maybe(list(branch), 'The menu at the foot; its entries’ dropdownItems become columns.'),
  }),
  'The site’s menus; usually in navigation.yaml.',
)

/** Map: make name -> menu, for dealers of several makes. */
export const makeMenus = v.record(v.string(), list(menuLink))
