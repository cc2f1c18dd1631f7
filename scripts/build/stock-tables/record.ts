/** A vehicle of a table: its values by column or element name, and its place for messages. */
export interface TableRecord {
  /** "line 14", "vehicle 14". */
  readonly place: string
  /** Values of a column or element path; several when an element is repeated. */
  readonly textsAt: (name: string) => readonly string[]
}

/** Why a line cannot be split into columns. */
export interface BrokenRecord {
  readonly broken: string
}

/** A parsed table with unconverted vehicles. */
export interface StockTable {
  /** Names of the columns, or of the elements of a vehicle. */
  readonly names: readonly string[]
  /** Whether a vehicle may lack names that others have (XML); in CSV every line has all columns. */
  readonly isSparse: boolean
  /** Whether a column or element path exists, even if empty. */
  readonly has: (name: string) => boolean
  readonly records: readonly (TableRecord | BrokenRecord)[]
}
