import type { Car, CarType } from '#domain/car/car.ts'

/** Display order of car types. */
export const typeOrder: readonly CarType[] = ['new', 'demo', 'used']

export const ofType = (cars: readonly Car[], type: CarType): readonly Car[] =>
  cars.filter(({ car_type }) => car_type === type)
