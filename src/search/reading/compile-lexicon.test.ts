import { describe, expect, it, test } from 'vitest'
import { documentOf } from '../document.ts'
import { compileLexicon } from './compile-lexicon.ts'
import { sampleLexicon, sampleReadingWords, sampleStock } from './sample-lexicon.ts'

const meant = (word: string) => {
  const found = sampleLexicon.meanings.find(({ words }) => words.includes(word))
  return found && [found.attribute, found.name, ...found.values]
}

describe('the words of a site', () => {
  test.each([
    ['every value that holds the word', 'red', ['colour', 'Red', 'Cherry Red', 'Red']],
    ['not one that says it is something else', 'unleaded', ['fuel', 'Petrol', 'Premium', 'Petrol']],
    ['nothing where no car is such a one', 'ev', ['fuel', 'Electric']],
    ['the dealer’s own word before all others', 'oyster', ['colour', 'Pearl White', 'Pearl White']],
    ['a family by its beginning and digits', 'cclass', ['make_model', 'c class', 'Mercedes-Benz C200']],
    ['a make by its nickname', 'merc', ['make', 'Mercedes-Benz', 'Mercedes-Benz']],
    ['a town that has cars', 'sydney', ['city', 'Sydney', 'Sydney']],
  ])('%s: %s', (_reason, word, meaning) => {
    expect(meant(word)).toEqual(meaning)
  })

  it('say each word once', () => {
    const words = sampleLexicon.meanings.flatMap((meaning) => meaning.words)
    expect(new Set(words).size).toBe(words.length)
  })

  it('keep names that look like words with a meaning', () => {
    expect(sampleLexicon.names).toEqual(['wagonr', 'peugeot2008'])
  })

  it('name every make that is sold', () => {
    expect(sampleLexicon.makes).toEqual(['Mercedes-Benz', 'Peugeot', 'Suzuki', 'Toyota'])
  })

  it('know no nickname of a make that is not sold', () => {
    expect(meant('vw')).toBeUndefined()
  })

  it('are the same for the same cars', () => {
    const again = compileLexicon(sampleStock.map(documentOf), sampleReadingWords, 'km')
    expect(JSON.stringify(again)).toBe(JSON.stringify(sampleLexicon))
  })

  it('hold nothing of a yard without cars', () => {
    const empty = compileLexicon([], sampleReadingWords, 'km')
    expect(empty.meanings.every(({ values }) => values.length === 0)).toBe(true)
  })
})
