import type { VehicleKind } from '#domain/car/car.ts'

/** Another site of the same group. */
export interface SisterSite {
  readonly name: string
  readonly slug: string
  readonly make: string | null
  readonly url: string
  readonly logo: { readonly url: string } | null
}

/** The dealer's ids in its own systems, its make, group and kinds of vehicles. */
export interface Identity {
  readonly id: string
  readonly dealer_id: string | null
  readonly dealership_id: string | null
  /** The id of the single make: its own setting, else the manufacturer's. */
  readonly manufacturer_id: string | null
  /** The single make of a manufacturer dealer, else null. */
  readonly manufacturer: { readonly name: string } | null
  readonly dealership_group: string | null
  /** The group's other sites; never this one. */
  readonly dealership_websites: readonly SisterSite[]
  readonly vehicle_types: readonly VehicleKind[]
}
