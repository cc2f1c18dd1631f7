import { platformEventIds } from '#domain/lead/event-id.ts'
import { group, maybe, required, setting, settings } from './setting.ts'
import { callPath, mapAddress, origin, url } from './values/addresses.ts'
import { choice } from './values/choices.ts'
import { flag, whole } from './values/numbers.ts'
import { words } from './values/texts.ts'
import { publicVariable } from './values/variables.ts'

type EventName = keyof typeof platformEventIds

function eventIds(docs: Readonly<Record<EventName, string>>) {
  const id = (name: EventName) =>
    setting(whole(0, 100_000), String(platformEventIds[name]), docs[name], String(platformEventIds[name] + 100))
  return {
    lead: id('lead'),
    careers: id('careers'),
    favourite: id('favourite'),
    new_car: id('new_car'),
    used_car: id('used_car'),
    test_drive_new: id('test_drive_new'),
    test_drive_used: id('test_drive_used'),
    call: id('call'),
  }
}

/** The services a site calls, and what it keeps in the browser. */
export const services = {
  api: group('The lead API.', {
    base: maybe(origin(), 'Where it lives; the site’s own address when left out.', 'https://api.example.com'),
    mock: setting(flag(), 'false', 'Send to /mock instead of /api.'),
    events_host: maybe(
      origin(),
      'Where phone calls and, with analytics.provider: beacon, all events are recorded; nowhere when left out.',
      'https://events.example.com',
    ),
    paths: group('Paths of single calls that moved.', {
      reveal_phone: maybe(
        callPath(),
        'A phone number was shown; /api/reveal-phone when left out.',
        '/api/reveal-phone',
      ),
      slots: maybe(callPath(), 'Free times of a test drive; /api/appointments/slots when left out.', '/api/slots'),
      finance_disclaimer: maybe(
        callPath(),
        'The disclaimer of a weekly price; /api/cars/{id}/finance-disclaimer when left out.',
        '/api/disclaimer/{id}',
      ),
    }),
  }),
  images: group('Pictures of cars.', {
    host: maybe(origin(), 'Image service; the build’s own pictures when left out.', 'https://images.example.com'),
    quality: setting(whole(1, 100), '75', 'Quality asked of the image service.'),
  }),
  maps: group('Maps.', {
    token_env: maybe(
      publicVariable(),
      'Environment variable that holds the public maps token (pk.…).',
      'FORECOURT_PUBLIC_MAPS_TOKEN',
    ),
    static: maybe(
      settings({
        url: required(
          mapAddress(),
          'Address of a map picture with {lat} and {long} ({width}, {height}, {zoom} and {token} are filled in too), or of a tile with {x}, {y} and {z}. Asked while the site is built, never by shoppers; the place is marked by the build.',
          '"https://tiles.example.com/{z}/{x}/{y}.png"',
        ),
        credit: required(words(), 'Credit for the map, as the service requires.', '© Example Maps'),
        credit_url: maybe(url(), 'Where the credit leads.', 'https://maps.example.com/copyright'),
      }),
      'Who draws the still maps of locations; without it a location shows its suburb instead.',
    ),
  }),
  analytics: group('Measuring.', {
    provider: setting(
      choice(['none', 'beacon', 'gtm']),
      'none',
      'Who measures: no one (none), your own api.events_host (beacon), or a container of Google Tag Manager (gtm).',
    ),
    id: maybe(words(), 'The container’s id; for "gtm".', 'GTM-EXAMPLE'),
    consent: setting(flag(), 'false', 'Ask shoppers first, and measure nothing before they say yes.'),
    event_ids: group(
      'The number each event has in the dealer’s reports.',
      eventIds({
        lead: 'Any lead that is none of those below.',
        careers: 'A careers enquiry.',
        favourite: 'A car was saved.',
        new_car: 'An enquiry about a new car.',
        used_car: 'An enquiry about a used car.',
        test_drive_new: 'A test drive of a new or demo car, or an enquiry about a car that is test drive only.',
        test_drive_used: 'A test drive of a used car.',
        call: 'A click on a phone number.',
      }),
    ),
  }),
  error_reporting: group('Reporting of errors in the browser.', {
    endpoint: maybe(url(), 'Where errors are sent; the console when left out.', 'https://errors.example.com/report'),
  }),
  security: group('The security policy.', {
    report_to: maybe(
      url(),
      'Where browsers report what the policy stopped; nowhere when left out.',
      'https://reports.example.com/policy',
    ),
    https_subdomains: setting(
      flag(),
      'true',
      'Browsers that have visited the site request its subdomains by https only, too, for two years. Set it to false before that if one of them, such as an old webmail, supports http only.',
    ),
  }),
  storage: group('What the browser keeps.', {
    prefix: setting(choice(['slug', 'id']), 'slug', 'What the keys begin with.'),
    contact_details: setting(
      choice(['days30', 'session', 'never']),
      'days30',
      'How long a shopper’s contact details stay in the browser.',
    ),
  }),
}
