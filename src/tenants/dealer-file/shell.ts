import { makeMenus } from './navigation.ts'
import { group, list, maybe, required, setting, settings } from './setting.ts'
import { link, origin, url } from './values/addresses.ts'
import { choice } from './values/choices.ts'
import { file } from './values/files.ts'
import { decimal, flag } from './values/numbers.ts'
import { phone } from './values/phones.ts'
import { prose, words } from './values/texts.ts'

/** A person on the staff. */
export const staffMember = () =>
  settings({
    name: required(words(), 'Name.', 'Jo Nguyen'),
    department: required(words(), 'Department or role.', 'Sales'),
    phone: maybe(phone(), 'Direct phone number.', '02 5550 0124'),
    photo: maybe(file(), 'Portrait: a file of this folder.', 'jo.jpg'),
    location: maybe(
      words(),
      'Slug of the location where they work: they are shown on its page and beside its cars.',
      'harbour-street',
    ),
  })

/** Banner, header, menus, footer, chat and review stars. */
export const shell = {
  banner: group('The strip above the header.', {
    address: maybe(
      choice(['address', 'locations', 'none']),
      'Its left side; the address with one location, else a link to the locations.',
      'locations',
    ),
    items: setting(list(choice(['phone', 'social', 'reviews'])), ['phone', 'social', 'reviews'], 'Its right side.'),
  }),
  header: group('The header.', {
    variant: setting(choice(['standard', 'large', 'square_logo']), 'standard', 'Its shape.'),
    mega_menu: setting(flag(), 'false', 'A wide menu with body styles and brands on large screens.'),
    dropdown_trigger: setting(choice(['click', 'hover']), 'click', 'What opens a dropdown.'),
    mobile_nav: setting(choice(['burger', 'drawer']), 'burger', 'How the menu opens on phones.'),
  }),
  nav: group('Further menus.', {
    make_menus: setting(makeMenus, {}, 'A menu per make, by the make’s name.'),
  }),
  footer: group('The foot of every page.', {
    variant: setting(
      choice(['standard', 'columns', 'minimal']),
      'standard',
      'Its shape; minimal brings its own links.',
    ),
    group_subfooter: group('A strip with the group’s logo.', {
      enabled: setting(flag(), 'false', 'Show it.'),
      logo: maybe(file(), 'The group’s logo: a file beside this one.', 'group.svg'),
      name: maybe(words(), 'The group’s name, read out for the logo.', 'Harbour Group'),
    }),
    subscribe: setting(flag(), 'true', 'A form to subscribe to offers.'),
    dealers: setting(flag(), 'false', 'List the group’s other sites.'),
    hours: setting(flag(), 'true', 'Show the primary location’s hours.'),
    map: setting(flag(), 'false', 'Show a map of the primary location.'),
    staff: setting(list(staffMember()), [], 'Staff cards; usually in staff.yaml.'),
    owners_group: maybe(
      settings({
        label: required(words(), 'What the button says.', 'Join the owners’ club'),
        url: required(link(), 'Where it leads.', 'https://owners.example.com'),
      }),
      'A button to the owners’ group.',
    ),
  }),
  brand_banner: group('The make’s banner script.', {
    enabled: setting(flag(), 'false', 'Load it, on every page but the checkout.'),
    type: setting(choice(['passenger', 'commercial']), 'passenger', 'Kind of dealer: passenger is V, commercial is N.'),
    src: maybe(url(), 'The script’s address.', 'https://banner.example.com/banner.js'),
    hosts: setting(
      list(origin()),
      [],
      'Further addresses it needs for pictures, styles, frames and calls.',
      '[https://images.banner.example.com]',
    ),
  }),
  chat: group('The chat assistant.', {
    enabled: setting(flag(), 'false', 'Turn it on. It never opens by itself: a button fetches it.'),
    message: setting(prose(), 'Hello! How can we help?', 'Its greeting.'),
    src: maybe(url(), 'The widget’s script; no button without it.', 'https://chat.example.com/widget.js'),
    hosts: setting(
      list(origin()),
      [],
      'Further addresses the widget needs for pictures, styles, frames and calls.',
      '[https://api.chat.example.com]',
    ),
  }),
  reviews: group('Review stars.', {
    widget: setting(choice(['none', 'google', 'snap21']), 'none', 'Where ratings come from.'),
    org_id: maybe(words(), 'The dealer’s id at the review service.', '1234'),
    source: maybe(words(), 'Where buyers wrote them, beside the stars of the home page.', 'Review Street'),
    hidden: setting(flag(), 'false', 'Hide stars everywhere.'),
    min_rating: setting(decimal(0, 5, '4'), '0', 'Show stars only above this average.'),
    click: setting(
      choice(['review_url', 'scroll']),
      'review_url',
      'A click on the stars opens the reviews, or scrolls to them.',
    ),
  }),
}
