import { describe, expect, it } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { carsWithSecrets } from './cars-with-secrets.ts'
import { secretFault } from './secret-fault.ts'
import { secretFinder } from './secrets.ts'

const key = ['AKIA', 'Q3EGRX7PZ5N2LMKD'].join('')
const cars = [
  sampleCar({ id: '1', slug: 'one' }),
  sampleCar({ id: '2', slug: 'two', make: `Kia ${key}` }),
  sampleCar({ id: '3', slug: 'three', features: ['ABS', 'a word of this machine'] }),
]
const secretsIn = secretFinder([{ what: 'the value of a variable', text: 'a word of this machine' }])

describe('the cars that hold a secret', () => {
  it('are known by their own facts, once a page says one', () => {
    const found = carsWithSecrets([secretFault('/404', 'the key of a cloud account')], cars, secretsIn)
    expect([...found]).toEqual([
      ['2', secretFault('/cars/two', 'the key of a cloud account')],
      ['3', secretFault('/cars/three', 'the value of a variable')],
    ])
  })

  it('are none where the fault is another', () => {
    expect(carsWithSecrets([{ page: '/404', fault: 'holds no page' }], cars, secretsIn).size).toBe(0)
  })
})
