import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleCar } from '#domain/car/sample-car.ts'
import { fold } from '#domain/text/fold.ts'
import { withOneSpelling } from './spelling.ts'

const makesOf = (makes: readonly string[]) =>
  withOneSpelling(makes.map((make) => sampleCar({ make }))).map(({ make }) => make)

describe('values of several spellings', () => {
  test.each([
    ['case', ['TOYOTA', 'Toyota', 'Toyota'], ['Toyota', 'Toyota', 'Toyota']],
    ['case, where most shout', ['RAM', 'RAM', 'Ram'], ['RAM', 'RAM', 'RAM']],
    ['accents', ['Citroën', 'Citroen', 'Citroën'], ['Citroën', 'Citroën', 'Citroën']],
    ['spaces', ['Land Rover', 'Land  Rover', ' Land Rover'], ['Land Rover', 'Land Rover', 'Land Rover']],
    ['case, as many of each', ['FAWKNER', 'Fawkner'], ['Fawkner', 'Fawkner']],
    ['accents, as many of each', ['Citroen', 'Citroën'], ['Citroën', 'Citroën']],
    ['nothing', ['Kia', 'Ford'], ['Kia', 'Ford']],
    ['no spelling at all, as they are other values', ['CX-5', 'CX5'], ['CX-5', 'CX5']],
  ])('differ in %s', (_, makes, spelled) => {
    expect(makesOf(makes)).toEqual(spelled)
  })

  it('are one across a fact and its simple form', () => {
    const cars = [{ body: 'SUV' }, { simple_body: 'SUV' }, { body: 'Suv', simple_body: null }].map(sampleCar)
    expect(withOneSpelling(cars).map(({ body, simple_body }) => simple_body ?? body)).toEqual(['SUV', 'SUV', 'SUV'])
  })

  it('stand once in a list', () => {
    const features = ['Tow bar', 'tow bar', 'Sunroof']
    expect(withOneSpelling([sampleCar({ features })])[0]?.features).toEqual(['tow bar', 'Sunroof'])
  })

  it('are one however the cars are ordered, and stay so', () => {
    const make = fc.constantFrom('Kia', 'KIA', 'kia ', 'Citroën', 'Citroen', 'CITROËN', 'Škoda', 'SKODA')
    const inAnyOrder = fc
      .array(make, { minLength: 1, maxLength: 12 })
      .chain((makes) => fc.tuple(fc.constant(makes), fc.shuffledSubarray(makes, { minLength: makes.length })))
    fc.assert(
      fc.property(inAnyOrder, ([makes, shuffled]) => {
        const [one, two] = [makes, shuffled].map((each) => new Set(makesOf(each)))
        expect(two).toEqual(one)
        expect(new Set([...(one ?? [])].map(fold)).size).toBe(one?.size)
        expect(makesOf(makesOf(makes))).toEqual(makesOf(makes))
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('leave everything else of a car alone', () => {
    const car: Car = sampleCar({ name: '2021 TOYOTA  Corolla', make: 'Toyota', tag: null })
    expect(withOneSpelling([car])).toEqual([car])
  })
})
