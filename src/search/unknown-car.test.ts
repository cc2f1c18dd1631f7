import { describe, expect, test } from 'vitest'
import { carOfUnknownStep, searchForUnknownCar, wordsOfUnknownCar } from './unknown-car.ts'

describe('the address of a car that nobody knows any more', () => {
  test.each([
    ['its words', '/cars/toyota-hilux-sr5', 'toyota hilux sr5'],
    ['not its year nor its number', '/cars/2019-toyota-hilux-sr5-4x4-1000012', 'toyota hilux sr5 4x4'],
    ['not a number of letters and digits', '/cars/2021-kia-rio-u12345', 'kia rio'],
    ['the number of its model', '/cars/2021-mazda-cx-5-touring-1234567', 'mazda cx 5 touring'],
    ['a model that is a number', '/cars/2015-peugeot-2008', 'peugeot 2008'],
    ['the first six', '/cars/a-b-c-d-e-f-g-h', 'a b c d e f'],
    ['with a slash at the end', '/cars/kia-rio/', 'kia rio'],
    ['nothing of numbers alone', '/cars/1000012', null],
    ['nothing of a list', '/search/kia', null],
    ['nothing of a page below it', '/cars/kia-rio/reserve', null],
    ['nothing of signs', '/cars/%22%3E', null],
  ])('gives %s', (_, pathname, words) => {
    expect(wordsOfUnknownCar(pathname)).toBe(words)
  })

  test('leads to a search', () => {
    expect(searchForUnknownCar('/cars/2019-kia-rio-77001', '/search/all')).toBe('/search/all?query=kia%20rio')
    expect(searchForUnknownCar('/about', '/search/all')).toBeNull()
  })

  test.each([
    ['a checkout leads to its car', '/cars/kia-rio/reserve', '/cars/kia-rio'],
    ['a car does not', '/cars/kia-rio', null],
    ['nor does what is deeper', '/cars/kia-rio/reserve/x', null],
    ['nor another page', '/search/kia/rio', null],
  ])('%s', (_, pathname, page) => {
    expect(carOfUnknownStep(pathname)).toBe(page)
  })
})
