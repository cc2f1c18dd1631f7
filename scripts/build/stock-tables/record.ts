/** A vehicle of a table: what its columns or elements say, by their names, and where it stands for whoever has to mend it. */
export interface TableRecord {
  /** "line 14", "vehicle 14". */
  readonly place: string
  /** What stands in a column, or at a path of elements; several where an element is repeated. */
  readonly textsAt: (name: string) => readonly string[]
}

/** A line that nobody can tell the columns of, and why. */
export interface BrokenRecord {
  readonly broken: string
}

/** A table as it was read, its vehicles not yet. */
export interface StockTable {
  /** Names of the columns, or of the elements of a vehicle. */
  readonly names: readonly string[]
  /** Whether a vehicle may lack a name that others have; columns stand in every line. */
  readonly isSparse: boolean
  /** Whether a column, or a path of elements, is there, though nothing may stand in it. */
  readonly has: (name: string) => boolean
  readonly records: readonly (TableRecord | BrokenRecord)[]
}
