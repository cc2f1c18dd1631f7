import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Said {
  readonly models: Readonly<Record<string, string>>
  readonly about: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly points: Readonly<
    Record<string, { readonly good: readonly string[]; readonly think_twice: readonly string[] }>
  >
}

const { makes }: { makes: Record<string, Said> } = parse(readFileSync('dealers/_models.yaml', 'utf8'))
const blocks = Object.values(makes).flatMap(({ about }) => Object.entries(about))
const texts = blocks.flatMap(([, block]) => Object.values(block))
const points = Object.values(makes).flatMap((make) => Object.values(make.points))
const wordsIn = (text: string) => text.split(/\s+/).length

it('says of every model that has a sentence what it is like at length, in the same order', () => {
  expect(Object.values(makes).map(({ about }) => Object.keys(about))).toEqual(
    Object.values(makes).map(({ models }) => Object.keys(models)),
  )
})

it('has three texts of a model, the last on whom it suits', () => {
  const odd = blocks.filter(([, block]) => Object.keys(block).length !== 3 || Object.keys(block)[2] !== 'Who it suits')
  expect(odd).toEqual([])
})

it('keeps titles to 24 letters and texts to 18 to 34 words, so that three stand level side by side', () => {
  expect(blocks.flatMap(([, block]) => Object.keys(block)).filter((title) => title.length > 24)).toEqual([])
  expect(texts.filter((text) => wordsIn(text) < 18 || wordsIn(text) > 34)).toEqual([])
})

it('says no sentence of two models', () => {
  const sentences = texts.flatMap((text) => text.split(/(?<=\.) /))
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
})

it('names no figure, which another year of the model would not have', () => {
  expect(texts.filter((text) => /\d{2}/.test(text))).toEqual([])
})

it('speaks of the model, not of cars that a dealer may not have', () => {
  const here =
    /\btry (?:both|one)\b|\b(?:many|most|some) are\b|\bmost have\b|\blook for one\b|\bask which (?:one )?it is\b/i
  expect(texts.filter((text) => here.test(text))).toEqual([])
})

it('claims of no model a body, an engine or a version that may not stand here, and sends nobody to look for it', () => {
  const elsewhere =
    /\b(?:one|a \w+|the \w+) version\b|\bversions? (?:exists?|share)\b|\blisting\b|\b(?:comes?|came|sold|built) as\b/i
  expect(texts.filter((text) => elsewhere.test(text))).toEqual([])
})

it('weighs every model that it tells of, with two or three points for it and as many against it', () => {
  expect(Object.values(makes).map((make) => Object.keys(make.points))).toEqual(
    Object.values(makes).map(({ about }) => Object.keys(about)),
  )
  const counts = points.flatMap(({ good, think_twice }) => [good.length, think_twice.length])
  expect(counts.filter((count) => count < 2 || count > 3)).toEqual([])
})

it('keeps points to a line of 44 letters on a phone, without figures and without saying one twice of a model', () => {
  const odd = points
    .map(({ good, think_twice }) => [...good, ...think_twice])
    .filter((said) => new Set(said).size < said.length || said.some((each) => each.length > 44 || /\d/.test(each)))
  expect(odd).toEqual([])
})
