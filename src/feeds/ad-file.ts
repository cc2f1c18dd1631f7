import type { Car } from '#domain/car/car.ts'
import { csvOf } from './csv.ts'
import type { FeedTenant } from './feed-car.ts'

/** What a file for ads says of a car, by column. */
export type AdRow<Column extends string> = Readonly<Partial<Record<Column, string | number | null>>>

/** A file that somebody advertises cars by. */
export interface AdFile<Column extends string = string> {
  readonly columns: readonly Column[]
  /** Who reads it refuses such a car where it lacks one of these columns. */
  readonly required: (car: Car) => readonly Column[]
  readonly rows: (tenant: FeedTenant) => readonly { readonly car: Car; readonly row: AdRow<Column> }[]
}

/** A car that a file does without. */
export interface NotAdvertised {
  readonly id: string
  readonly name: string
  /** Columns that nothing is known for. */
  readonly lacks: readonly string[]
}

function lacksOf<Column extends string>(row: AdRow<Column>, required: readonly Column[]): readonly Column[] {
  return required.filter((name) => row[name] === undefined || row[name] === null || row[name] === '')
}

/** The text of the file: a car that lacks something is left out, and nothing is guessed. */
export function adCsv<Column extends string>({ columns, required, rows }: AdFile<Column>, tenant: FeedTenant): string {
  const whole = rows(tenant).filter(({ car, row }) => lacksOf(row, required(car)).length === 0)
  return csvOf(
    columns,
    whole.map(({ row }) => row),
  )
}

/** The cars that lack something. */
export function notAdvertised<Column extends string>(
  { required, rows }: AdFile<Column>,
  tenant: FeedTenant,
): readonly NotAdvertised[] {
  return rows(tenant).flatMap(({ car, row }) => {
    const lacks = lacksOf(row, required(car))
    return lacks.length === 0 ? [] : [{ id: car.id, name: car.name, lacks }]
  })
}
