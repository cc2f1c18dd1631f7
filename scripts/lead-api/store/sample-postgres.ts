import { execFileSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A temporary PostgreSQL server. */
export interface SamplePostgres {
  readonly url: string
  /** Creates an empty database and returns its URL. */
  fresh(name: string): string
  stop(): void
}

const programs = () => globSync('/usr/lib/postgresql/*/bin').sort().at(-1)

/** Whether this machine has a PostgreSQL to test on: Debian's package postgresql, for one. */
export const hasPostgres = (): boolean => programs() !== undefined

/** Title suffix of skipped tests. */
export const withoutPostgres = 'left out, for there is no PostgreSQL here: apt-get install postgresql'

/** User to run as: PostgreSQL refuses to run as root, and its package creates the user `postgres`. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts a server in a temporary folder, reachable only by a Unix socket there. */
export function startPostgres(): SamplePostgres {
  const bin = programs() ?? ''
  // The tests' temporary folder is not accessible to that user, and a socket path must be short.
  const folder = mkdtempSync('/tmp/forecourt-pg-')
  const as = { ...owner(), stdio: 'ignore' as const, cwd: '/' }
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as)
  const settings = ["listen_addresses=''", `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=60']
  const control = (...args: readonly string[]) => execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], as)
  control('start', '-o', settings.map((each) => `-c ${each}`).join(' '))
  const urlOf = (name: string) => `postgresql://postgres@/${name}?host=${encodeURIComponent(folder)}`
  return {
    url: urlOf('postgres'),
    fresh(name) {
      execFileSync(join(bin, 'createdb'), ['-h', folder, '-U', 'postgres', name], as)
      return urlOf(name)
    },
    stop() {
      control('stop', '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
