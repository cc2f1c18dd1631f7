import { formNames } from '#domain/contact/form-names.ts'
import { group, list, mapOf, maybe, setting } from './setting.ts'
import { choice } from './values/choices.ts'
import { flag, whole } from './values/numbers.ts'
import { phone } from './values/phones.ts'
import { prose, words } from './values/texts.ts'

/** Settings of enquiries and all other forms. */
export const forms = {
  enquiry: group('The enquiry form.', {
    categories: setting(
      list(words()),
      ['General Enquiry'],
      'What an enquiry may be about.',
      '[General Enquiry, Careers Enquiry]',
    ),
    heard_about_us: setting(
      list(words()),
      [],
      'Answers to "Where did you hear about us?"; without any the question is not asked.',
      '[Word of mouth, Other]',
    ),
  }),
  forms: group('All forms.', {
    names: setting(
      choice(['strict', 'any']),
      'strict',
      'strict: letters and spaces only; any: also apostrophes, hyphens and full stops.',
    ),
    on_success: setting(
      mapOf('form', formNames, choice(['page', 'idle'])),
      { subscribe: 'idle' },
      'What follows a form that was sent: the success page, or the form again.',
      '{subscribe: idle}',
    ),
    steps: group('Steps of longer forms, in order; an empty list puts a form on one page.', {
      finance: maybe(list(choice(['about', 'budget', 'work'])), 'Finance pre-approval.', '[budget, about, work]'),
      'trade-in': maybe(list(choice(['car', 'condition', 'details'])), 'The trade-in valuation.', '[car, details]'),
      valuations: maybe(list(choice(['car', 'condition', 'details'])), 'Selling a car.', '[]'),
    }),
    service_location: setting(
      flag(),
      'false',
      'The service booking’s dealership follows from the chosen service location.',
    ),
    additional_services: setting(
      list(words()),
      [],
      'Kinds of work to tick on a service booking, and what else a workshop offers.',
      '[Logbook service, Brakes, Loan car]',
    ),
    submit_target: setting(
      mapOf('form', formNames, choice(['server', 'car-clarity'])),
      {},
      'Where a form goes.',
      '{finance: car-clarity}',
    ),
    message_required: setting(flag(), 'true', 'A message must be written.'),
    phone: group('Phone numbers in forms.', {
      mode: maybe(
        choice(['au', 'au_landline', 'au_mobile', 'au_mobile_landline', 'au_uk', 'nz', 'us']),
        'Which numbers are accepted; by locale when left out.',
        'au_mobile',
      ),
      test_number: maybe(phone(), 'A number that is always accepted; for tests only.', '0491 570 156'),
    }),
    postcode_digits: maybe(whole(3, 10), 'Digits of a postcode; 4, or 5 for en-US.', '4'),
    opt_in: group('The offer to subscribe.', {
      hidden: setting(flag(), 'false', 'Do not show it.'),
      default: setting(flag(), 'true', 'It starts ticked.'),
      label: setting(
        words(),
        'Yes, I would like to subscribe to receive latest offers & product updates.',
        'What it says.',
      ),
    }),
    proof_of_work: setting(
      flag(),
      'false',
      'The browser computes for half a second in the background of each form that is used, so that sending thousands is costly; a lead without this proof is marked as doubtful.',
    ),
    failure_alert: setting(
      choice(['both', 'inline']),
      'both',
      'A failed form shows a browser alert and a message, or only the message.',
    ),
    test_drive: group('The test-drive form.', {
      disclaimer: maybe(prose(), 'Terms a shopper must agree to before a test drive.', 'I hold a full licence.'),
    }),
    finance: group('The finance form.', {
      terms_agreed: setting(flag(), 'false', 'The Privacy Statement must be agreed to.'),
    }),
  }),
}
