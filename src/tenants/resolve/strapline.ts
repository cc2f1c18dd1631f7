import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import { usualStrapline } from '../dealer-file/brand.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'

/** The line under the name: the dealer's own as written, or the default worded for the kinds of vehicles sold. */
export function straplineOf({ brand, vehicle_types }: DealerFile): string {
  return brand.strapline === usualStrapline ? inVehicleWords(usualStrapline, vehicle_types) : brand.strapline
}
