import { describe, expect, it, test } from 'vitest'
import { documentOf } from '../document.ts'
import { sampleCar } from '../sample-car.ts'
import { compileLexicon } from './compile-lexicon.ts'
import { createReader } from './read-query.ts'
import { sampleLexicon, sampleReadingWords, sampleStock } from './sample-lexicon.ts'
import { said, sampleRead } from './sample-reading.ts'

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
    expect(sampleLexicon.names).toEqual(['wagonr', 'peugeot2008', 'androidauto'])
  })

  it('keep variants that are called by two words of one meaning', () => {
    const records = [...sampleStock, sampleCar({ badge: 'Workmate Pick Up' }), sampleCar({ badge: 'Pick Up' })]
    const read = createReader(compileLexicon(records.map(documentOf), sampleReadingWords, 'km'), 2026)
    expect(said(read('hilux workmate pick up'))).toBe('text hilux workmate pick up')
    expect(said(read('pick up hilux'))).toBe('body Ute, text hilux')
  })

  it('keep variants that are called by a colour, which come in others too', () => {
    const records = [...sampleStock, sampleCar({ badge: 'Red Edition' }), sampleCar({ badge: 'Red' })].map(documentOf)
    const read = createReader(compileLexicon(records, sampleReadingWords, 'km'), 2026)
    expect(said(read('hilux red edition'))).toBe('text hilux red edition')
    expect(said(read('red hilux'))).toBe('colour Cherry Red/Red, text hilux')
  })

  it('keep a trim that a fuel is called by', () => {
    const records = [...sampleStock, sampleCar({ badge: '2.5i Premium' })].map(documentOf)
    const read = createReader(compileLexicon(records, sampleReadingWords, 'km'), 2026)
    expect(said(read('outback premium'))).toBe('text outback premium')
    expect(said(read('unleaded'))).toBe('fuel Premium/Petrol')
    expect(said(sampleRead('premium'))).toBe('fuel Premium')
  })

  it('keep what only may be a colour out of another that is named', () => {
    const colours = ['Platinum', 'White Platinum Tri-Coat', 'Platinum Gray', 'Silver Gray', 'Silver Sky']
    const colour = (name: string, ...stocked: string[]) =>
      ({ attribute: 'colour', name, words: [name], stocked, not: [] }) as const
    const meanings = [colour('White'), colour('Silver', 'platinum'), colour('Grey', 'gray')]
    const records = colours.map((shade) => documentOf(sampleCar({ colour: shade })))
    const read = createReader(compileLexicon(records, { ...sampleReadingWords, meanings }, 'km'), 2026)
    expect(said(read('silver'))).toBe('colour Platinum/Silver Gray/Silver Sky')
    expect(said(read('grey'))).toBe('colour Platinum Gray/Silver Gray')
    expect(said(read('white'))).toBe('colour White Platinum Tri-Coat')
  })

  const named = (features: readonly string[], query: string) => {
    const synonyms = {
      'rear camera': ['reversing camera'],
      'front camera': ['nose camera'],
      'heads up display': ['hud'],
    }
    const records = [...sampleStock, sampleCar({ features })].map(documentOf)
    const rear = { attribute: 'drive', name: 'Rear', words: ['rear'], stocked: [], not: [] } as const
    const words = { ...sampleReadingWords, meanings: [...sampleReadingWords.meanings, rear], synonyms }
    return said(createReader(compileLexicon(records, words, 'km'), 2026)(query))
  }

  test.each([
    ['a feature with such a word', ['Android Auto'], 'hatch with android auto', 'body Hatchback, text android auto'],
    ['one of more words', ['Rear parking sensors'], 'rear parking sensors', 'text rear parking sensors'],
    ['what is typed for one', ['Reversing camera'], 'rear camera', 'text rear camera'],
    ['also with a word that says nothing', ['HUD'], 'heads up display', 'text heads up display'],
    ['but not of a feature that no car has', ['Sunroof'], 'rear camera', 'text camera, not rear'],
    ['nor what says no more than its word', ['Petrol engine'], 'petrol engine', 'fuel Premium/Petrol'],
  ])('keep %s, %j: %s', (_reason, features, query, line) => {
    expect(named(features, query)).toBe(line)
  })

  test.each([
    ['off road', 'categories Off-road'],
    ['4x4', 'drive 4x4'],
  ])('mean what there is before what there is not: %s', (query, line) => {
    const records = [sampleCar({ categories: ['Off-road'], simple_drive: query === '4x4' ? '4x4' : null })].map(
      documentOf,
    )
    const drive = { attribute: 'drive', name: '4WD', words: ['4x4', 'off road'], stocked: ['4x4'], not: [] } as const
    const words = { ...sampleReadingWords, meanings: [drive] }
    expect(said(createReader(compileLexicon(records, words, 'km'), 2026)(query))).toBe(line)
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
