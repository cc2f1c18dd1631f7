import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect } from 'kysely'

/** Makes the file, if need be, one that only its owner reads; what SQLite puts beside it gets the same rights. */
function closeToOthers(file: string): void {
  if (file === ':memory:') return
  closeSync(openSync(file, 'a', 0o600))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600)
}

/** A transaction that reads and then writes takes its lock at once: taken later, another process may have written between. */
const withLock = (sql: string) => (sql === 'begin' ? 'begin immediate' : sql)

const nothing = { changes: 0, lastInsertRowid: 0 } as const

/** SQLite as Node has it, in a file or `:memory:`. What is written is on disk when a call returns. */
export function sqliteDialect(file: string): SqliteDialect {
  closeToOthers(file)
  const database = new DatabaseSync(file)
  // What is deleted is overwritten as well: a shopper who asks to be forgotten stands in no free page of the file.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA secure_delete = ON;',
  )
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const statement = database.prepare(withLock(sql))
        const values = (given: readonly unknown[]) => given as SQLInputValue[]
        return {
          reader: statement.columns().length > 0,
          all: (given) => statement.all(...values(given)),
          // On a full disk SQLite has gone back by itself: to go back once more would be the error that is told.
          run: (given) => (sql === 'rollback' && !database.isTransaction ? nothing : statement.run(...values(given))),
          iterate: (given) => statement.iterate(...values(given)),
        }
      },
    },
  })
}
