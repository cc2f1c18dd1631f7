import { counted } from '#domain/text/counted.ts'
import { localise } from '#domain/text/spelling.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { measuringText, thirdPartyCookies } from './privacy-browsing.ts'
import { privacyLaws } from './privacy-laws.ts'

type Complaints = NonNullable<DealerFile['privacy']['complaints']>

const days = (count: number): string => counted(count, 'day')

function contactLine({ phone, email }: DealerFile): string {
  const ways = [email && `write to ${email}`, phone && `call ${phone}`].filter(Boolean)
  return ways.length > 0 ? ways.join(' or ') : 'use the contact page of this site'
}

function complaintTimes({ acknowledge_days, resolve_days, earlier_step_days }: Complaints): string {
  const first = earlier_step_days === null ? '' : `, give you a first answer within ${days(earlier_step_days)}`
  return `We will acknowledge your complaint within ${days(acknowledge_days)}${first} and aim to resolve it within ${days(resolve_days)}.`
}

function distributorLine({ privacy, manufacturer }: DealerFile): string {
  const make = manufacturer
    ? `the national distributor of ${manufacturer.name}`
    : 'a manufacturer’s national distributor'
  const named = privacy.distributor ? `${privacy.distributor}, ${make},` : make
  return `We share your information with ${named} only with your consent.`
}

type Spell = (text: string) => string

function collected(spell: Spell): string[] {
  return [
    '## What we collect',
    '',
    '### Contact and identity information',
    '',
    'Your name, address, e-mail address and phone numbers; your driver’s licence when you take a test drive; what you write to us.',
    '',
    '### Vehicle and service information',
    '',
    'The vehicles you ask about, save, buy, sell to us or have serviced, including registration and identification numbers, kilometres and service history.',
    '',
    '### Finance information',
    '',
    'When you ask for finance: your income, employment, expenses and credit history, as far as a lender needs them.',
  ].map(spell)
}

function used(file: DealerFile, spell: Spell): string[] {
  return [
    '## Why we collect it',
    '',
    spell(
      'To answer your enquiry, arrange test drives and services, value your vehicle, prepare a sale or finance, meet our legal duties and, if you agree, tell you about offers.',
    ),
    '',
    '## To whom we disclose it',
    '',
    ...file.privacy.disclosure_bodies.map((body) => `- ${body}`),
    '',
    distributorLine(file),
  ]
}

function browsing(file: DealerFile, spell: Spell): string[] {
  return [
    '## Cookies',
    '',
    spell(
      `This site keeps in your own browser the cars you save; for a limited time the contact details you typed into a form; the last car you asked about and the last trade-in estimate; and an enquiry that could not be sent yet, with its files, for one day at most. “Clear my details” on any form removes all of them but the saved cars. ${thirdPartyCookies(file)}`,
    ),
    '',
    '## Analytics',
    '',
    measuringText(file),
    '',
    '## Opting out',
    '',
    `You can stop receiving offers at any time: use the link in any message, or ${contactLine(file)}.`,
  ]
}

function rights(file: DealerFile): string[] {
  const { complaints } = file.privacy
  const times = complaints ? ` ${complaintTimes(complaints)}` : ''
  return [
    '## Access and correction',
    '',
    `You may ask which personal information we hold about you and have it corrected: ${contactLine(file)}. We will ask you to show who you are.`,
    '',
    '## Complaints',
    '',
    `If you believe that we have mishandled your information, ${contactLine(file)}.${times} If you are not satisfied with our answer, you may turn to ${privacyLaws[file.locale].authority}.`,
  ]
}

/**
 * The platform's privacy policy in Markdown: law and spelling of the dealer's country; names, bodies and times as
 * written.
 */
export function privacyMarkdown(file: DealerFile): string {
  const spell = (words: string) => inVehicleWords(localise(words, file), file.vehicle_types)
  const basis = `${file.name} ${privacyLaws[file.locale].basis} This policy says what we collect, why, to whom we may disclose it, and what you may ask of us.`
  const parts = [[basis], collected(spell), used(file, spell), browsing(file, spell), rights(file)]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
