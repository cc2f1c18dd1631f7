import type * as v from 'valibot'
import { type Kind, list, maybe, required, setting, settings, value } from '#tenants/dealer-file/setting.ts'
import { choice } from '#tenants/dealer-file/values/choices.ts'
import { matching, orMended } from '#tenants/dealer-file/values/matching.ts'
import { flag, whole } from '#tenants/dealer-file/values/numbers.ts'
import { email, identifier, words } from '#tenants/dealer-file/values/texts.ts'
import { variable } from '#tenants/dealer-file/values/variables.ts'
import { quoted } from '#tenants/explain/found.ts'

/** HTTPS is required, except for receivers on this machine. */
const secured = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])\S+$/

/** User and password before the host: `fetch` rejects such a URL. */
const credentials = /^(\w+:\/\/)[^/?#]*@/

const isTarget = (text: string) => secured.test(text) && URL.canParse(text) && !credentials.test(text)

const targets: Kind<string> = {
  wanted: 'an https address without a password',
  example: 'https://hub.example/leads',
  read: (text) => (isTarget(text) ? text : null),
  json: { type: 'string' },
  shown: (text) => (credentials.test(text) ? 'this text' : quoted(text)),
}

const target = () =>
  value(orMended(targets, (text) => text.replace(/^(?:https?:\/\/)?/, 'https://').replace(credentials, '$1')))

const handle = () =>
  value(
    orMended(matching(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a name of a-z, 0-9 and hyphens, 40 at most', 'sales'), (text) =>
      text
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_]+/g, '-'),
    ),
  )

const departments = ['sales', 'service', 'parts', 'finance', 'careers'] as const
const ways = ['email', 'adf-email', 'adf-post', 'webhook'] as const

const receiver = () =>
  settings({
    name: required(handle(), 'Names it in the queue: a receiver that is renamed is a new one.'),
    via: required(choice(ways), 'How it is reached.'),
    to: maybe(list(email()), 'Whom its mails go to.', '[sales@dealer.example]'),
    url: maybe(target(), 'Where it is posted to.'),
    secret_env: maybe(variable(), 'The variable that holds the secret of its webhook.', 'FORECOURT_DEALER_HUB_SECRET'),
    forms: setting(list(words()), [], 'The forms it gets; every form when left out.', '[test-drive]'),
    categories: setting(list(words()), [], 'The categories it gets; every one when left out.', '[Fleet]'),
    departments: setting(list(choice(departments)), [], 'The departments it gets; every one when left out.'),
    locations: setting(list(identifier()), [], 'Ids of the places it gets; every one when left out.'),
  })

/** `dealers/<slug>/leads.yaml`: who receives a dealer's leads, and how long they are kept. */
export const leadsSchema = settings({
  from: maybe(email(), 'Whom mails come from; LEADS_MAIL_FROM when left out.'),
  receivers: setting(list(receiver()), [], 'Who receives leads.'),
  receipt: setting(flag(), 'true', 'The mail that tells a shopper what was received.'),
  keep_days: maybe(whole(7, 3650, '730'), 'Days after which leads are deleted; they are kept when left out.'),
})

/** The file once each setting is valid; not yet checked across settings. */
export type WrittenLeads = v.InferOutput<typeof leadsSchema>
type Written = WrittenLeads['receivers'][number]
type Way = Written['via']

/** Settings that each `via` requires; it must not have the others. */
export const needs = {
  email: ['to'],
  'adf-email': ['to'],
  'adf-post': ['url'],
  webhook: ['url', 'secret_env'],
} as const satisfies Readonly<Record<Way, readonly ('to' | 'url' | 'secret_env')[]>>

type Through<W extends Way> = W extends Way
  ? Pick<Written, 'name' | 'forms' | 'categories' | 'departments' | 'locations'> & { readonly via: W } & {
      readonly [N in (typeof needs)[W][number]]: NonNullable<Written[N]>
    }
  : never

/** A receiver of a dealer's leads, with the settings that its `via` requires. */
export type Receiver = Through<Way>

/** A valid `dealers/<slug>/leads.yaml`. */
export interface LeadsFile extends Omit<WrittenLeads, 'receivers'> {
  readonly receivers: readonly Receiver[]
}
