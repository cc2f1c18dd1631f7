import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { holdSchema } from './hold-routes.ts'
import { leadSchema, partialLeadSchema } from './lead-schema.ts'
import { maxLeadFiles } from './uploads.ts'

const schemaOf = (schema: GenericSchema) => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
  return rest
}

const ofWebsites = (schema: ReturnType<typeof schemaOf>, known: object) => ({
  ...schema,
  properties: { ...schema.properties, ...known },
})

const leadAnswer = v.object({ id: v.number(), lead_id: v.number() })
const refused = v.object({ message: v.string(), errors: v.record(v.string(), v.array(v.string())) })
const conflict = v.object({ message: v.string(), existing: v.number() })
const body = (schema: object) => ({ 'application/json': { schema } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const says = (description: string, name: string) => ({ description, content: body(ref(name)) })

const leadBody = {
  type: 'object',
  required: ['lead'],
  properties: { lead: { anyOf: [ref('Lead'), ref('PartialLead')] } },
}

const answers = {
  201: says('Kept. The same submission key with the same content gets the same answer.', 'LeadAnswer'),
  409: says('The submission key is known with other content; `existing` is its lead.', 'Conflict'),
  403: { description: 'The page that sent it, or the website, belongs to no dealer here.' },
  413: { description: 'Too large.' },
  422: says('Fields that cannot be taken, with a text each.', 'Refused'),
  405: { description: 'Called another way; Allow says which is right.' },
  429: { description: 'Too much from one address or for one site; Retry-After says when to come back.' },
  507: { description: 'There is no room for files at the moment.' },
}

const must = ['website_slug', 'category', 'consent', 'email'].map((name) => `lead[${name}]`)

const multipart = {
  type: 'object',
  required: must,
  properties: {
    ...Object.fromEntries(must.map((name) => [name, { type: 'string', minLength: 1 }])),
    'files[]': { type: 'array', maxItems: maxLeadFiles, items: { type: 'string', format: 'binary' } },
  },
  description:
    'The fields of a lead as parts named lead[field], lists and records as JSON; pictures and PDFs as files[], 25 MB in all.',
}

const fields = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'The fields of a form under their own names, posted by a browser without scripts; files under any name.',
}
const nativeBody = {
  'application/x-www-form-urlencoded': { schema: fields },
  'multipart/form-data': { schema: fields },
}
const orPage = (description: string, schema: object) => ({
  description: `${description} A page where a browser posted a form by itself.`,
  content: { ...body(schema), 'text/html': { schema: { type: 'string' } } },
})
const why = v.object({ message: v.string() })
/** Responses to forms posted without scripts: pages. */
const native = {
  403: orPage(answers[403].description, schemaOf(why)),
  413: orPage(answers[413].description, schemaOf(why)),
  422: orPage('Fields that cannot be taken, with a text each.', ref('Refused')),
  429: orPage(answers[429].description, schemaOf(why)),
  507: orPage(answers[507].description, schemaOf(why)),
  303: {
    description:
      'A posted form was kept: `success_path` on the origin that posted it. The same words within ten minutes are one lead.',
  },
}

const call = (summary: string, content: object, more: object = {}) => ({
  summary,
  requestBody: { required: true, content },
  responses: { ...answers, ...more },
})

const text = { type: 'string' }
const object = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required })
const found = (description: string, schema: object) => ({ 200: { description, content: body(schema) } })

function paths(prefix: string) {
  const unknown = { 404: { description: 'No such lead, or another submission key.' } }
  const large = { 413: { description: 'Too large.' } }
  const id = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }]
  return {
    [`${prefix}/leads`]: { post: call('Send a lead', { ...body(leadBody), ...nativeBody }, native) },
    [`${prefix}/leads/{id}`]: { parameters: id, put: call('Add a later step to a lead', body(leadBody), unknown) },
    [`${prefix}/carClarityCustomer`]: {
      post: call('Send a lead to the finance partner', {
        ...body(ref('Lead')),
        'multipart/form-data': { schema: multipart },
      }),
    },
    [`${prefix}/challenge`]: {
      get: {
        summary: 'Work for browsers of dealers who ask for it',
        responses: {
          ...found(
            'A text to work on, and the rounds of each try.',
            object({ token: text, rounds: { type: 'integer' } }),
          ),
          405: answers[405],
        },
      },
    },
    [`${prefix}/holds`]: {
      post: {
        summary: 'Hold a car while its deposit is paid',
        requestBody: { required: true, content: body(schemaOf(holdSchema)) },
        responses: {
          201: { description: 'Held until then.', content: body(object({ until: text })) },
          403: answers[403],
          404: { description: 'No such reservation.' },
          405: answers[405],
          409: { description: 'Another reservation holds it, or this one was paid for.' },
          413: answers[413],
          422: { description: 'This names no reservation.' },
          429: answers[429],
        },
      },
    },
    [`${prefix}/leads/with-files`]: {
      post: call('Send a lead with files', { 'multipart/form-data': { schema: multipart } }, large),
    },
  }
}

const inQuery = (name: string, required = true) => ({ name, in: 'query', required, schema: text })

const revealed = object({ car_id: text, dealership_id: { type: ['string', 'null'] }, website_id: text }, [
  'car_id',
  'website_id',
])
const phoneCall = object({ ...revealed.properties, phone: text, url: text, event_id: { type: 'integer' } }, [
  'car_id',
  'website_id',
  'phone',
  'url',
  'event_id',
])
const vehicle = object({ vehicle: { type: ['object', 'null'] }, offer_price: { type: 'number' } })
const slots = object({ slots: { type: 'array', items: object({ date: text, times: { type: 'array', items: text } }) } })
const rating = object({
  rating: object({ reviewCount: { type: 'integer' }, avgStarRating: { type: 'number' } }),
  stars: text,
})

const posted = (summary: string, schema: object, responses: object) => ({
  post: { summary, requestBody: { required: true, content: body(schema) }, responses },
})

/** The look-ups. None of them is required to send a lead. */
function lookUps(prefix: string) {
  const slotQuery = [
    ...['location_id', 'dealership_slug', 'car_id', 'from', 'days'].map((name) => inQuery(name, false)),
  ]
  return {
    [`${prefix}/appointments/slots`]: {
      get: {
        summary: 'Free times for a test drive',
        parameters: slotQuery,
        responses: found('Days with times.', slots),
      },
    },
    [`${prefix}/cars/{id}/finance-disclaimer`]: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      get: { summary: 'The disclaimer of a weekly price', responses: found('Its text.', object({ disclaimer: text })) },
    },
    [`${prefix}/reviews/snap21`]: {
      get: { summary: 'A dealer’s rating', parameters: [inQuery('orgId')], responses: found('Its numbers.', rating) },
    },
    [`${prefix}/reveal-phone`]: posted('A number was shown', revealed, found('Recorded.', object({}))),
    [`${prefix}/events/car_phone_call`]: posted('A number was called', phoneCall, {
      202: { description: 'Recorded.' },
    }),
    [`${prefix}/nevdis`]: posted(
      'Look up in the national register',
      object({ rego: text, state: text, vin: text }),
      found('A vehicle.', vehicle),
    ),
    [`${prefix}/simple-autograb-lookup`]: posted(
      'Look up and value a registration',
      object({ rego: text, regoState: text }, ['rego', 'regoState']),
      {
        ...found('A vehicle, and an offer where there is one.', vehicle),
        404: { description: 'No such vehicle.' },
        429: { description: 'Too many look-ups; Rate-Limit-Reset says when.' },
        500: { description: 'The register is down.' },
      },
    ),
  }
}

/**
 * The API as OpenAPI 3.1; lead schemas are generated from the validating ones. `websites` restricts `website_slug`;
 * empty for any.
 */
export function openApi(websites: readonly string[] = []) {
  const known = websites.length > 0 ? { website_slug: { type: 'string', enum: websites } } : {}
  return {
    openapi: '3.1.0',
    info: { title: 'Forecourt lead API', version: '1.0.0' },
    paths: { ...paths('/api'), ...lookUps('/api'), ...paths('/mock'), ...lookUps('/mock') },
    components: {
      schemas: {
        Lead: ofWebsites(schemaOf(leadSchema), known),
        PartialLead: ofWebsites(schemaOf(partialLeadSchema), known),
        LeadAnswer: schemaOf(leadAnswer),
        Refused: schemaOf(refused),
        Conflict: schemaOf(conflict),
      },
    },
  }
}
