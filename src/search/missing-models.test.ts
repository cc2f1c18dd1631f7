import { expect, test } from 'vitest'
import { missingModels } from './missing-models.ts'

const found = (query: string, models: readonly string[], names: readonly string[] = []) => ({
  query,
  counts: { make: { Mazda: 1 }, model: Object.fromEntries(models.map((model) => [model, 1])) },
  hits: names.map((name) => ({ name })),
})

test.each([
  ['one of other numbers', 'cx 5', ['CX-60', 'CX-3'], ['cx 5']],
  ['as it was typed', 'red CX-5 touring', ['CX-3'], ['CX-5']],
  ['with its make', 'mazda cx 5', ['CX-3'], ['cx 5']],
  ['whatever stands between', 'cx 5', ['CX3'], ['cx 5']],
  ['a model that is a number', 'mazda 6 sedan', ['3', '2'], ['mazda 6']],
  ['a number that is part of another', 'cx 5 red', ['CX-50'], ['cx 5']],
  ['two of them', 'cx 5 or cx 7', ['CX-3'], ['cx 5', 'cx 7']],
])('is missing: %s', (_reason, query, models, missing) => {
  expect(missingModels(found(query, models))).toEqual(missing)
})

test.each([
  ['is there', 'cx 5', ['CX-5', 'CX-3']],
  ['is there without a gap', 'cx-5', ['CX5']],
  ['may still be typed', 'cx 5', ['CX-50', 'CX-3']],
  ['is a number by itself', 'mazda 3', ['3', '2']],
  ['has no neighbours', 'hilux 4', ['HiLux', 'CX-3']],
  ['is a size', 'cx 2.5 touring', ['CX-3']],
  ['is denied', 'mazda -"cx 5"', ['CX-3']],
  ['is a phrase', '"cx 5"', ['CX-3']],
  ['is a part of a word', '4x 5', ['X3']],
  ['has no number', 'mazda', ['CX-3']],
])('is not missing: what %s', (_reason, query, models) => {
  expect(missingModels(found(query, models))).toEqual([])
})

test('is not missing what a car is called, however its model is split', () => {
  expect(missingModels(found('tiggo 8 pro', ['Tiggo', 'Tiggo 7'], ['2023 Chery Tiggo 8 Pro']))).toEqual([])
})

test('is missing by a make and model that a box asks for', () => {
  expect(missingModels({ query: 'cx 5', counts: { make_model: { 'Mazda CX-3': 1 } }, hits: [{}] })).toEqual(['cx 5'])
})
