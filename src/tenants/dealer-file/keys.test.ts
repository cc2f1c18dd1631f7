import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { requirementsIn } from '#tests/architecture/proofs.ts'
import { sampleSite } from '../sample-dealer.ts'
import { usualTemplate } from '../templates.ts'
import { defaultOf, docOf, exampleOf } from './about.ts'
import { dealerFile } from './dealer-file.ts'
import { schemaFiles } from './json-schema.ts'
import { manualText } from './manual.ts'
import { type AnySchema, entriesOf, isRequired, itemOf, mapValueOf, schemaAt } from './walk.ts'

function settingAt(key: string): AnySchema | null {
  const steps = key.replaceAll('[]', '.[]').split('.')
  return steps.reduce<AnySchema | null>(
    (at, step) => at && (step === '[]' ? itemOf(at) : schemaAt(at, step)),
    dealerFile,
  )
}

function everySetting(schema: AnySchema, path: string): [string, AnySchema][] {
  const inner = Object.entries(entriesOf(schema) ?? {})
  const below = itemOf(schema) ?? mapValueOf(schema)
  const children = inner.flatMap(([name, entry]) => [
    [path ? `${path}.${name}` : name, entry] as [string, AnySchema],
    ...everySetting(entry, path ? `${path}.${name}` : name),
  ])
  return below ? [...children, ...everySetting(below, `${path}[]`)] : children
}

/** Settings named in docs/requirements.yaml, and two that are not; `config` alone is the whole dealer file. */
const named = requirementsIn(readFileSync('docs/requirements.yaml', 'utf8')).flatMap(({ config = [] }) => config)
const keys = [...new Set([...named, 'home.finder', 'search.price_slider'].map((key) => key.replace(/^config\.?/, '')))]
  .filter(Boolean)
  .sort()

describe('every variation is a setting', () => {
  it('of which the requirements name many', () => {
    expect(keys.length).toBeGreaterThan(140)
  })

  test.each(keys)('%s', (key) => {
    const setting = settingAt(key)
    expect(setting).not.toBeNull()
    expect(setting && docOf(setting)).not.toBe('')
  })

  it('has a text, and an example unless it is a group', () => {
    const all = everySetting(dealerFile, '')
    const mute = all.filter(([, schema]) => docOf(schema) === '' && !mapValueOf(schema))
    const shapeless = all.filter(([, schema]) => isRequired(schema) && exampleOf(schema) === null)
    expect(all.length).toBeGreaterThan(250)
    expect(mute.map(([path]) => path)).toEqual([])
    expect(shapeless.map(([path]) => path)).toEqual([])
  })
})

const template = usualTemplate('.') ?? ''

describe('what editors and staff read', () => {
  test.each(Object.entries(schemaFiles(template)))('%s is current', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('dealers/README.md is current', () => {
    expect(readFileSync('dealers/README.md', 'utf8')).toBe(manualText(template))
  })

  // Everything is text until the schema reads it.
  const read = (schema: AnySchema, text: string) => v.safeParse(schema, parse(`x: ${text}`, { schema: 'failsafe' }).x)

  it('its examples and defaults may be copied: the schema takes each, and a default is what it was', () => {
    const all = everySetting(dealerFile, '')
    const refused = all.flatMap(([path, schema]) => {
      const fallback = defaultOf(schema)
      const texts = entriesOf(schema)
        ? []
        : [exampleOf(schema), fallback].filter((text) => text !== null && text !== '')
      const faults = texts.filter((text) => !read(schema, text ?? '').success)
      const isOther =
        fallback && JSON.stringify(read(schema, fallback).output) !== JSON.stringify(v.parse(schema, undefined))
      return [...faults.map((text) => `${path}: ${text}`), ...(isOther ? [`${path} is not ${fallback}`] : [])]
    })
    expect(refused).toEqual([])
  })

  it('the garage may be where its example has it', () => {
    const example = exampleOf(settingAt('garage.path') ?? dealerFile)
    expect(sampleSite(`garage_enabled: true\ngarage: {path: ${example}}`).routes.favourites).toBe(example)
  })

  it('the manual names every setting at the top level', () => {
    const manual = manualText(template)
    const missing = Object.keys(dealerFile.entries).filter(
      (name) => !new RegExp(`^(## |\\| \`)${name}\\b`, 'm').test(manual),
    )
    expect(missing).toEqual([])
  })
})
