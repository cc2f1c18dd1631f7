import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import { leadSchema, partialLeadSchema } from './lead-schema.ts'

const schemaOf = (schema: GenericSchema) => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
  return rest
}

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
  422: says('Fields that cannot be taken, with a text each.', 'Refused'),
}

const multipart = {
  type: 'object',
  properties: { 'files[]': { type: 'array', items: { type: 'string', format: 'binary' } } },
  description: 'The fields of a lead as parts named lead[field], files as files[].',
}

const call = (summary: string, content: object, more: object = {}) => ({
  summary,
  requestBody: { required: true, content },
  responses: { ...answers, ...more },
})

function paths(prefix: string) {
  const unknown = { 404: { description: 'No such lead, or another submission key.' } }
  const large = { 413: { description: 'Too large.' } }
  const id = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }]
  return {
    [`${prefix}/leads`]: { post: call('Send a lead', body(leadBody)) },
    [`${prefix}/leads/{id}`]: { parameters: id, put: call('Add a later step to a lead', body(leadBody), unknown) },
    [`${prefix}/leads/with-files`]: {
      post: call('Send a lead with files', { 'multipart/form-data': { schema: multipart } }, large),
    },
  }
}

/** The contract of the lead calls as OpenAPI 3.1, made from the schemas that check them. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: { title: 'Forecourt lead API', version: '1.0.0' },
    paths: { ...paths('/api'), ...paths('/mock') },
    components: {
      schemas: {
        Lead: schemaOf(leadSchema),
        PartialLead: schemaOf(partialLeadSchema),
        LeadAnswer: schemaOf(leadAnswer),
        Refused: schemaOf(refused),
        Conflict: schemaOf(conflict),
      },
    },
  }
}
