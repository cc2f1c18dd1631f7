import { expect, test } from 'vitest'
import { sampleModel } from '#domain/model/sample-model.ts'
import { makeText, withWords } from './model-words.ts'

const makes = {
  Norda: { text: 'Norda makes birds.', models: { Tern: 'A small hatch.', 'Gull S': 'A long wagon.' } },
  NORDA: { text: null, models: { tern: 'Our small hatch.' } },
}

test.each([
  ['in the words of the upper layer', {}, 'Our small hatch.'],
  ['in its own, which come with the stock', { short_description: 'A bird.' }, 'A bird.'],
  ['in none', { name: 'Wren' }, ''],
  ['in none of another make', { make: 'Sola' }, ''],
])('a model is told of %s', (_reason, facts, text) => {
  expect(withWords([sampleModel(facts)], makes)[0]?.short_description).toBe(text)
})

test.each([
  ['Norda', 'Norda makes birds.'],
  ['Sola', null],
])('of %s is said: %s', (make, text) => {
  expect(makeText({ Norda: makes.Norda }, make)).toBe(text)
})
