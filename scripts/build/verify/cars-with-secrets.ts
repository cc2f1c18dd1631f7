import type { Car } from '#domain/car/car.ts'
import type { Fault } from './fault.ts'
import { secretFault } from './secret-fault.ts'
import type { SecretsIn } from './secrets.ts'

/**
 * The cars whose own facts hold what a release may not: a make stands in the menu of every page, so that its page tells
 * nothing of whose it is. None where no fault of the release is about a secret.
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
