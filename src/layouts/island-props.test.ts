import { expect, it } from 'vitest'
import { clientOnlyProps, deferredProps, islandProps, unwrapProps } from './island-props.ts'

it('the props of an island are what it was given, and nothing that Astro would find in them', () => {
  const props = { form: { name: 'enquiry' }, asksWork: true }
  const given = islandProps(props)
  expect(JSON.stringify(given)).toBe('{"given":{}}')
  expect(unwrapProps(given).whole).toBe(props)
})

it('what only prerendering needs stays apart', () => {
  const props: { ids: readonly string[]; cars?: readonly object[] } = { ids: ['7'] }
  const given = islandProps(props, { cars: [{ id: '7' }] })
  expect(unwrapProps(given)).toMatchObject({ whole: { ids: ['7'] }, serverOnly: { cars: [{ id: '7' }] } })
  expect(unwrapProps(given).whole).toBe(props)
})

it.each([
  [islandProps, 'page'],
  [deferredProps, 'file'],
  [clientOnlyProps, 'script'],
] as const)('its page says where what it is drawn as stands: %o %s', (given, markup) => {
  const props = { form: { name: 'enquiry' } }
  expect(unwrapProps(given(props))).toMatchObject({ whole: props, markup })
})

it('takes nothing that JSON does not know', () => {
  // @ts-expect-error a day would arrive as a text
  islandProps({ lead: { until: new Date(0) } })
  // @ts-expect-error a set would arrive empty
  islandProps({ lead: { ids: new Set([1]) } })
})

it.each([[{}], [{ given: { whole: {} } }], [{ form: { name: 'enquiry' } }]])('refuses others: %o', (props) => {
  expect(() => unwrapProps(props)).toThrow('An island gets its props by {...islandProps(…)}.')
})
