import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { america, australia, newZealand } from './sample-locale.ts'
import { localise } from './spelling.ts'

describe('spelling on US sites', () => {
  test.each([
    ['colour (S1.53)', 'Choose a colour', 'Choose a color'],
    ['a shade', 'Grey, grey and Greyhound', 'Gray, gray and Greyhound'],
    ['personalised (S1.54)', 'personalised', 'personalized'],
    ['enquiry (S1.55)', 'General Enquiry', 'General Inquiry'],
    ['enquire (S1.55)', 'Enquire', 'Inquire'],
    ['small letters stay small (S1.55)', 'enquire about an enquiry', 'inquire about an inquiry'],
    ['capitals stay capital (S1.55)', 'ENQUIRE: COLOUR, PERSONALISED', 'INQUIRE: COLOR, PERSONALIZED'],
    [
      'plurals and endings go along',
      'Enquiries, colours, coloured, personalisation',
      'Inquiries, colors, colored, personalization',
    ],
    ['inside a longer word', 'Two-colour multicoloured', 'Two-color multicolored'],
    ['punctuation beside the word', '"Enquire" (colour)!', '"Inquire" (color)!'],
    ['licence', 'Driver licence, LICENCES', 'Driver license, LICENSES'],
    ['kilometres (S1.52)', 'Kilometres per kilometre: KILOMETRES', 'Miles per mile: MILES'],
    ['other words stay', 'Centre, tyre', 'Centre, tyre'],
    ['spaces and line breaks stay', ' enquire\n\n  now ', ' inquire\n\n  now '],
    ['a route is no word (S1.55)', 'See /finance-enquiry for an enquiry', 'See /finance-enquiry for an inquiry'],
    ['a link of Markdown keeps its address', '[Enquire](/finance-enquiry)', '[Inquire](/finance-enquiry)'],
    ['and its e-mail', '[Enquire](mailto:enquiry@example.com)', '[Inquire](mailto:enquiry@example.com)'],
    ['two words with a slash between them', 'colour/enquiry', 'color/inquiry'],
    ['a path at the very beginning', '/enquire', '/enquire'],
    ['a path in quotes', '"/enquire"', '"/enquire"'],
    ['a bare domain with a path', 'example.com.au/enquire now', 'example.com.au/enquire now'],
    ['a whole address', 'https://example.com/enquiry', 'https://example.com/enquiry'],
    ['an e-mail address', 'enquiry@example.com', 'enquiry@example.com'],
    ['a bare domain', 'colours.com.au', 'colours.com.au'],
    ['nothing', '', ''],
  ])('%s', (_reason, text, shown) => {
    expect(localise(text, america)).toBe(shown)
  })

  test('changes nothing in Australia and New Zealand (S1.53, S1.54, S1.55)', () => {
    const text = 'Enquire about a personalised colour: enquiry'
    expect(localise(text, australia)).toBe(text)
    expect(localise(text, newZealand)).toBe(text)
  })

  test('doing it twice changes nothing', () => {
    const words = fc.constantFrom(
      'colour',
      'Colour',
      'ENQUIRY',
      'enquire',
      'personalised',
      'licence',
      'Kilometres',
      '/enquire',
      'car',
      '-',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const once = localise(list.join(' '), america)
        expect(localise(once, america)).toBe(once)
      }),
      { seed: 1 },
    )
  })
})
