import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import { group, list, maybe, required, setting, settings } from './setting.ts'
import { link, path } from './values/addresses.ts'
import { choice } from './values/choices.ts'
import { file, markdownFile } from './values/files.ts'
import { flag, whole } from './values/numbers.ts'
import { phrase, prose, words } from './values/texts.ts'

const textKeys = {
  path: required(path(), 'Where the page lives.', '/terms'),
  title: required(words(), 'Its heading.', 'Terms and conditions'),
  content: required(
    markdownFile(),
    'Its text: a Markdown file of this folder, where `[see below](#small-print)` leads to the heading “Small print”.',
    'pages/terms.md',
  ),
}

/** The terms, whose text is a Markdown file. */
const termsPage = () =>
  settings({ ...textKeys, path: setting(path(), '/terms', 'Where the page lives.', '/conditions') })

/** A text page with an optional picture and button. */
const infoPage = () =>
  settings({
    ...textKeys,
    image: maybe(file(), 'A picture beside its heading, about 1440 pixels wide.', 'yard.webp'),
    image_alt: maybe(words(), 'What that picture shows, for those who do not see it.', 'Our yard at dusk.'),
    url: maybe(link(), 'Where its button leads; no button when left out.', '/search/used-cars'),
    button: maybe(words(), 'What its button says; labels.show_me when left out.', 'See the cars it covers'),
  })

/** A question and its answer. */
export const faq = () =>
  settings({
    question: required(words(), 'The question as a shopper would ask it.', 'Do you take trade-ins?'),
    answer: required(
      prose(),
      'The answer, in Markdown: blank lines part paragraphs, and points begin with "- ".',
      'Yes, every day.',
    ),
  })

/** Texts around the form of a page with a single purpose, such as booking a service. */
const requestPage = (name: string, intro: string, points: string, steps: string) =>
  group(name, {
    intro: maybe(words(), 'The line below its heading; the platform’s own when left out.', intro),
    points: setting(list(words()), [], 'Beside the form, a tick each; three read best.', points),
    steps: setting(list(words()), [], 'What happens, one after the other, a number each; above the points.', steps),
  })

/** Which pages exist, their paths and texts. */
export const pages = {
  routes: group('Where pages live.', {
    checkout: setting(choice(['checkout', 'buy-online']), 'checkout', 'Last part of a car’s checkout address.'),
    trade_in: setting(choice(['/cars/trade-in', '/instant-price']), '/cars/trade-in', 'Trade-in valuation.'),
    finance: setting(choice(['/finance', '/finance-enquiry', '/apply-for-finance']), '/finance', 'Finance enquiry.'),
    manufacturer_service: maybe(
      path(),
      'The make’s service page; /<make>-service when xtime_url is set.',
      '/example-service',
    ),
    location_slug: setting(choice(['location', 'dealership']), 'location', 'Which slug names a location’s page.'),
    model: setting(choice(['models', 'root', 'both']), 'models', 'Model pages at /models/{slug}, at /{slug}, or both.'),
  }),
  pages: group('Which pages the site has.', {
    models: setting(flag(), 'true', 'The models page.'),
    valuations: setting(flag(), 'true', 'The "Sell Your Car" page.'),
    ...forSwitchedPages(({ isUsual, about }) => setting(flag(), String(isUsual), about)),
    texts: group('What is to be read on such a page, below what else it shows.', {
      ...forSwitchedPages(({ name }) => maybe(markdownFile(), `On “${name}”.`, 'pages/charging.md')),
    }),
    faqs: maybe(list(faq()), 'Questions and answers; usually in faqs.yaml. The platform’s own when left out.'),
    terms: maybe(termsPage(), 'A terms page.', '{title: Terms, content: pages/terms.md}'),
    info: setting(list(infoPage()), [], 'Pages of text: about the dealer, products, warranty.'),
  }),
  request_pages: group(
    'Text around the forms for one kind of request. Where several places sell, they are listed beside a form only if it has no points and steps.',
    {
      service: requestPage(
        'Booking a service.',
        'Drop it off from seven, and we ring when it is ready.',
        '[A price before we start]',
        '[Tell us the day]',
      ),
      finance: requestPage(
        'Finance pre-approval.',
        'Know what you can spend before you fall for a car.',
        '[Asking does not touch your credit score]',
        '[Tell us your budget]',
      ),
      trade_in: requestPage(
        'The trade-in valuation.',
        'A figure in twenty minutes, good for seven days.',
        '[Any make that runs]',
        '[Tell us the rego, We look at the car, You have our figure]',
      ),
      valuations: requestPage(
        'Selling a car.',
        'We buy your car, whether you buy ours or not.',
        '[Money the same day]',
        '[Tell us the rego, Drive it in, Leave with the money]',
      ),
    },
  ),
  privacy: group('The privacy policy.', {
    path: setting(choice(['/privacy-policy', '/pages/privacy-statement']), '/privacy-policy', 'Where it lives.'),
    content: maybe(markdownFile(), 'The dealer’s own text; the platform’s when left out.', 'pages/privacy.md'),
    disclosure_bodies: setting(
      list(words()),
      [
        'companies related to us',
        'the manufacturer of your vehicle and its national distributor, with your consent',
        'finance and insurance providers you ask us to approach',
        'companies that provide services to us, such as hosting, messaging and vehicle history reports',
        'authorities, where the law requires it',
      ],
      'To whom personal information may be disclosed.',
    ),
    distributor: maybe(words(), 'The national distributor, by name.', 'Example Motors Australia Pty Ltd'),
    complaints: maybe(
      settings({
        acknowledge_days: required(whole(1, 90), 'Days until a complaint is acknowledged.', '7'),
        resolve_days: required(whole(1, 180), 'Days until it is resolved.', '30'),
        earlier_step_days: maybe(whole(1, 90), 'Days for the first reply.', '14'),
      }),
      'Times the dealer promises for privacy complaints.',
      '{acknowledge_days: 7, resolve_days: 30, earlier_step_days: 14}',
    ),
  }),
  contact: group('The contact page.', {
    mode: maybe(
      choice(['page', 'location', 'fixed']),
      'One page for all, a page per location, or a fixed path; page for a single-make dealer, else location.',
      'page',
    ),
    path: maybe(path(), 'The fixed path.', '/contact-us/head-office'),
    intro: maybe(prose(), 'Text below its heading: who answers, and how soon.', 'We answer within the hour.'),
    answer_time: maybe(
      phrase(),
      'How soon you answer a form, as words after "We answer"; shown once it is sent. Nothing is promised when left out.',
      'within two working hours',
    ),
  }),
}
