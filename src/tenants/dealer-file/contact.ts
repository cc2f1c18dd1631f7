import { address } from './address.ts'
import { list, maybe, required, setting, settings } from './setting.ts'
import { origin, url } from './values/addresses.ts'
import { file } from './values/files.ts'
import { flag, whole } from './values/numbers.ts'
import { phone } from './values/phones.ts'
import { email, identifier, slug, words } from './values/texts.ts'

/** A logo: a file beside the dealer file, or an address with its size. */
const logo = () =>
  settings({
    url: required(file(), 'The logo: a file of this folder, SVG best, or an https address.', 'logo.svg'),
    width: maybe(whole(1, 4000), 'Width in pixels; read from the file when left out.', '240'),
    height: maybe(whole(1, 4000), 'Height in pixels; read from the file when left out.', '48'),
    own_ground: setting(
      flag(),
      'false',
      'The logo brings its own background: it is shown on any header and footer without a plate behind it.',
    ),
  })

/** Contact details, logo, social profiles and sister sites. */
export const contact = {
  phone: maybe(phone(), 'Main phone number, as shoppers read it.', '02 5550 0123'),
  email: maybe(email(), 'Main e-mail address.', 'sales@example.com.au'),
  url: required(origin(), 'Address of the site; canonical links begin with it.', 'https://www.example.com.au'),
  logo: required(logo(), 'The dealer’s logo.', '{url: logo.svg}'),
  address: maybe(address(), 'The dealer’s address; the primary location’s when left out.'),
  facebook_url: maybe(url(), 'Facebook page.', 'https://facebook.example/harbour'),
  instagram_url: maybe(url(), 'Instagram profile.', 'https://instagram.example/harbour'),
  tiktok_url: maybe(url(), 'TikTok profile.', 'https://tiktok.example/harbour'),
  youtube_url: maybe(url(), 'YouTube channel.', 'https://youtube.example/harbour'),
  xtime_url: maybe(
    url(),
    'Online service booking; with it the make’s own service page exists.',
    'https://booking.example.com/harbour',
  ),
  google_site_verification: maybe(words(), 'Search-engine site verification, written into the head.', 'abc123'),
  dealership_websites: setting(
    list(
      settings({
        name: required(words(), 'Name of the other site.', 'Harbour North'),
        slug: required(slug(), 'Slug of the other site.', 'harbour-north'),
        make: maybe(words(), 'Its make, if it has one.', 'Example Motors'),
        url: required(url(), 'Its address.', 'https://north.example.com.au'),
        logo: maybe(settings({ url: required(file(), 'Picture file.', 'north.svg') }), 'Its logo.', '{url: north.svg}'),
      }),
    ),
    [],
    'The group’s other sites; the brands menu lists them.',
  ),
  dealerships: setting(
    list(
      settings({
        id: required(identifier(), 'Id of the dealership.', '0310'),
        slug: maybe(slug(), 'Slug of the dealership.', 'harbour-sales'),
        publishable_key: maybe(words(), 'PUBLISHABLE payment key; secret keys are refused.', 'pk_demo_123'),
      }),
    ),
    [],
    'Dealerships with their publishable payment keys.',
  ),
  gmb_profiles: setting(
    list(
      settings({
        review_url: required(url(), 'Where reviews are read and written.', 'https://reviews.example.com/harbour'),
      }),
    ),
    [],
    'Review profiles; the stars lead to the first one.',
  ),
}
