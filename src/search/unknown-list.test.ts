import { describe, expect, test } from 'vitest'
import { redirectOfUnknownList } from './unknown-list.ts'

describe('a list that a site does not have', () => {
  test.each([
    ['an unknown make is looked for', '/search/moskvich', '', '/search/all?query=moskvich'],
    ['a make and a model', '/search/austin/a-30', '', '/search/all?query=austin%20a%2030'],
    ['one of its pages', '/search/moskvich/page-3', '?page=3', '/search/all?query=moskvich'],
    [
      'with what else is asked',
      '/search/moskvich',
      '?range[price]=:9000',
      '/search/all?query=moskvich&range[price]=:9000',
    ],
    ['with the words it is searched for', '/search/moskvich', '?query=2140', '/search/all?query=moskvich%202140'],
    [
      'with what an address of old asks, which the list rewrites',
      '/search/moskvich',
      '?menu[price]=$5,000:$20,000&menu[body]=SUV',
      '/search/all?query=moskvich&menu[price]=$5,000:$20,000&menu[body]=SUV',
    ],
    ['letters of other alphabets', '/search/%D0%B2%D0%B0%D0%B7', '', '/search/all?query=%D0%B2%D0%B0%D0%B7'],
    ['none, where lists lie below', '/search/', '', '/search/all'],
    ['none, with what is asked', '/search', '?query=hilux&page=2', '/search/all?query=hilux&page=2'],
    ['none, where cars lie below', '/cars', '', '/search/all'],
    ['none, where all are asked for', '/search/all-cars', '', '/search/all'],
    ['none, where all are asked for by another name', '/search/vehicles/', '?query=hilux', '/search/all?query=hilux'],
    ['none, where a page of all is', '/search/all-stock/page-2', '', '/search/all'],
    ['a make whose name begins like that', '/search/allard', '', '/search/all?query=allard'],
    ['the whole list leads nowhere', '/search/all', '', null],
    ['another page is no list', '/cars/moskvich', '', null],
    ['a broken address', '/search/%E0%A4%A', '', null],
    ['only signs', '/search/---', '', null],
  ])('%s', (_reason, pathname, search, lead) => {
    expect(redirectOfUnknownList({ pathname, search }, '/search/all')).toBe(lead)
  })

  test('all of them are the whole list, whatever that is called', () => {
    expect(redirectOfUnknownList({ pathname: '/search/all', search: '' }, '/search/used-cars')).toBe(
      '/search/used-cars',
    )
  })
})
