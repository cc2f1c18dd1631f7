import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { isChatOn } from '../resolve/switches.ts'

/** The policy's sentence on third-party cookies, by the services the dealer switched on. */
export function thirdPartyCookies(file: DealerFile): string {
  const { analytics, brand_banner, chat } = file
  const others: readonly (readonly [isOn: boolean, text: string])[] = [
    [isChatOn(file) && chat.src !== null, 'the chat, once you open it'],
    [brand_banner.enabled, 'a banner of the manufacturer'],
    [analytics.provider === 'gtm', `the measuring service described below${analytics.consent ? ', if you agree' : ''}`],
  ]
  const named = others.flatMap(([isOn, text]) => (isOn ? [text] : []))
  const last = 'features you use, such as an interactive map'
  return `Cookies of third parties are only set by ${[...named, last].join(', by ')}.`
}

const measures: Readonly<Record<DealerFile['analytics']['provider'], string>> = {
  none: 'Nothing on this site counts your visit.',
  beacon:
    'We count what is pressed, such as saving a car or sending a form, to improve the site. These figures do not tell us who you are.',
  gtm: 'We use Google Tag Manager to count visits and what is pressed, to improve the site. What you type into forms is not passed on.',
}

/** The policy's text on how visits are counted, and how to decline. */
export function measuringText({ analytics: { provider, consent } }: DealerFile): string {
  const asked = ' We ask you first; you can change your choice at the foot of every page.'
  return `${measures[provider]}${provider !== 'none' && consent ? asked : ''}`
}
