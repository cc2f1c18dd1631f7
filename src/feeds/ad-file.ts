import type { Car } from '#domain/car/car.ts'
import { csvOf } from './csv.ts'
import type { FeedTenant } from './feed-car.ts'

/** A car's row in an ad feed: column -> value. */
export type AdRow<Column extends string> = Readonly<Partial<Record<Column, string | number | null>>>

/** A feed for an ad network. */
export interface AdFile<Column extends string = string> {
  readonly columns: readonly Column[]
  /** Columns without which the ad network rejects this car. */
  readonly required: (car: Car, tenant: FeedTenant) => readonly Column[]
  readonly rows: (tenant: FeedTenant) => readonly { readonly car: Car; readonly row: AdRow<Column> }[]
}

/** A car left out of a feed. */
export interface NotAdvertised {
  readonly id: string
  readonly name: string
  /** Required columns without a value. */
  readonly lacks: readonly string[]
}

function lacksOf<Column extends string>(row: AdRow<Column>, required: readonly Column[]): readonly Column[] {
  return required.filter((name) => row[name] === undefined || row[name] === null || row[name] === '')
}

/** The feed as CSV, without cars that lack a required column. Missing values are not guessed. */
export function adCsv<Column extends string>({ columns, required, rows }: AdFile<Column>, tenant: FeedTenant): string {
  const whole = rows(tenant).filter(({ car, row }) => lacksOf(row, required(car, tenant)).length === 0)
  return csvOf(
    columns,
    whole.map(({ row }) => row),
  )
}

/** The cars that lack a required column. */
export function notAdvertised<Column extends string>(
  { required, rows }: AdFile<Column>,
  tenant: FeedTenant,
): readonly NotAdvertised[] {
  return rows(tenant).flatMap(({ car, row }) => {
    const lacks = lacksOf(row, required(car, tenant))
    return lacks.length === 0 ? [] : [{ id: car.id, name: car.name, lacks }]
  })
}
