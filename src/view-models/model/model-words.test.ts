import { expect, test } from 'vitest'
import { sampleModel } from '#domain/model/sample-model.ts'
import { aboutModel, makeText, modelPoints, withWords } from './model-words.ts'

const about = { Tern: { Space: 'Four adults.', 'Who it suits': 'A first driver.' } }
const points = {
  Tern: { good: ['Easy to park', 'Light'], think_twice: ['Loud'] },
  'Gull S': { good: ['Long'], think_twice: [] },
}
const makes = {
  Norda: {
    text: 'Norda makes birds.',
    models: { Tern: 'A small hatch.', 'Gull S': 'A long wagon.' },
    about,
    points: {},
  },
  NORDA: { text: null, models: { tern: 'Our small hatch.' }, about, points },
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

test.each([
  ['TERN', ['Space: Four adults.', 'Who it suits: A first driver.']],
  ['Gull S', []],
])('at length is said of %s, in the order of its file: %j', (name, sides) => {
  const said = aboutModel(sampleModel({ make: 'Norda', name }), makes)
  expect(said.map(({ title, text }) => `${title}: ${text}`)).toEqual(sides)
})

test.each([
  ['tern', ['Good: Easy to park, Light', 'Think twice: Loud']],
  ['Gull S', ['Good: Long']],
  ['Wren', []],
])('at a glance is said of %s: %j', (name, told) => {
  const said = modelPoints(sampleModel({ make: 'Norda', name }), makes)
  expect(said.map(({ heading, lines }) => `${heading}: ${lines.join(', ')}`)).toEqual(told)
})
