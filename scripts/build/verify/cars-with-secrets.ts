import type { Car } from '#domain/car/car.ts'
import type { Fault } from './fault.ts'
import { secretFault } from './secret-fault.ts'
import type { SecretsIn } from './secrets.ts'

/**
 * Map: id -> fault of cars whose own data contains a secret. (A secret in a make is in every page's menu, so pages do
 * not identify the car.) Empty when no fault is about a secret.
 */
export function carsWithSecrets(
  faults: readonly Fault[],
  cars: readonly Car[],
  secretsIn: SecretsIn,
): ReadonlyMap<string, Fault> {
  if (!faults.some(({ isSecret }) => isSecret)) return new Map()
  return new Map(
    cars.flatMap((car) => {
      const [what] = secretsIn(Buffer.from(JSON.stringify(car)))
      return what === undefined ? [] : [[car.id, secretFault(`/cars/${car.slug}`, what)] as const]
    }),
  )
}
