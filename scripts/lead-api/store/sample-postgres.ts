import { execFileSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL of a test's own. */
export interface SamplePostgres {
  readonly url: string
  /** Addresses of further, empty databases of it. */
  fresh(name: string): string
  stop(): void
}

const programs = () => globSync('/usr/lib/postgresql/*/bin').sort().at(-1)

/** Whether this machine has a PostgreSQL to test on: Debian's package postgresql, for one. */
export const hasPostgres = (): boolean => programs() !== undefined

/** Said in the title of what is left out. */
export const withoutPostgres = 'left out, for there is no PostgreSQL here: apt-get install postgresql'

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts one in a folder of its own, reached by a socket in it and from nowhere else. */
export function startPostgres(): SamplePostgres {
  const bin = programs() ?? ''
  // The folder of the tests is closed to its user, and the path of a socket is short.
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
