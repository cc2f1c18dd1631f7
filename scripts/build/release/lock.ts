import { lstatSync, lutimesSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '../../lib/make-folder.ts'
import { OperatorError } from '../../lib/operator-error.ts'
import { isDead, newTag, type Owner, ownerName, ownerText, readOwner, self } from './owner.ts'
import { isPartial } from './paths.ts'

/** Another process builds, publishes or rolls back this dealer. */
export class DealerBusy extends OperatorError {
  constructor(slug: string, owner: Owner | null) {
    super(
      `another build or publication of ${slug} is running (${ownerName(owner)}); the live site is untouched, and this one did nothing`,
    )
  }
}

/** The lock was taken over because its owner gave no heartbeat. */
export class LockLost extends OperatorError {
  constructor(slug: string) {
    super(`another build of ${slug} took over, as this one was silent for too long; this one publishes nothing`)
  }
}

/** Exclusive access to a folder. Unfinished files made under it carry its tag. */
export interface Lock {
  readonly tag: string
  /** Whether it was not taken over. */
  isHeld(): boolean
  /** Removes unfinished files and the lock. Also runs when the process exits normally. */
  release(): void
}

/** Exclusive access to one dealer's releases. */
export interface DealerLock extends Lock {
  readonly out: string
  readonly slug: string
  /** @throws LockLost when it was taken over */
  assertHeld(): void
}

export interface LockOptions {
  /** How long to wait for another owner, in ms; 0 tries once. */
  readonly waitMs: number
  readonly onWait?: (owner: Owner | null) => void
  /** Heartbeat interval of the owner, and the silence after which its lock is stale, in ms. */
  readonly beatMs?: number
  readonly silenceMs?: number
}

const prefix = 'lock.'
/** Two simultaneous attempts both withdraw, so keep retrying for this many ms before giving up. */
const collisionMs = 400

/** The owner of a lock; null when it cannot be read. */
export interface Rival {
  readonly owner: Owner | null
}

/** Watches the locks of one folder by its own clock, so that clocks of two machines are never compared. */
class Rivals {
  readonly #folder: string
  readonly #silenceMs: number
  readonly #seen = new Map<string, { readonly beat: number; readonly at: number }>()

  constructor(folder: string, silenceMs: number) {
    this.#folder = folder
    this.#silenceMs = silenceMs
  }

  /**
   * The first valid lock other than `mine`. Removes stale ones; as lock names are unique, no valid one can be removed
   * by mistake.
   */
  first(mine?: string): Rival | null {
    const names = readdirSync(this.#folder).filter((name) => name.startsWith(prefix) && name !== mine)
    for (const name of names) {
      const owner = this.#ownerOf(name)
      if (owner === 'gone') continue
      if ((owner && isDead(owner)) || this.#isSilent(name)) rmSync(join(this.#folder, name), { force: true })
      else return { owner }
    }
    return null
  }

  #ownerOf(name: string): Owner | null | 'gone' {
    try {
      return readOwner(readlinkSync(join(this.#folder, name)))
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : null
    }
  }

  #isSilent(name: string): boolean {
    const beat = lstatSync(join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
    const seen = this.#seen.get(name)
    if (seen?.beat === beat) return performance.now() - seen.at > this.#silenceMs
    this.#seen.set(name, { beat, at: performance.now() })
    return false
  }
}

function removePartials(folder: string, tag: string): void {
  const entries = readdirSync(folder).filter((name) => isPartial(name, tag))
  for (const name of entries) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Ignores failures: the disk may be full or gone, and the next lock owner cleans up. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Ignored on purpose.
  }
}

function hold(folder: string, tag: string, beatMs: number): Lock {
  const file = join(folder, prefix + tag)
  const now = () => new Date()
  const beat = setInterval(() => attempt(() => lutimesSync(file, now(), now())), beatMs).unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    attempt(() => removePartials(join(folder, 'releases'), tag))
    attempt(() => removePartials(folder, tag))
    attempt(() => rmSync(file, { force: true }))
  }
  process.on('exit', release)
  return { tag, isHeld: () => lstatSync(file, { throwIfNoEntry: false }) !== undefined, release }
}

/**
 * Takes the lock of a folder: a symlink with a unique name, created atomically, whose target describes the owner. A
 * process that sees another lock after creating its own withdraws, so that two never hold it together, and removing a
 * stale lock never hits a new one. Returns the owner instead when another still holds it after `waitMs`.
 */
export async function lockFolder(
  folder: string,
  { waitMs, onWait, beatMs = 5_000, silenceMs = 120_000 }: LockOptions,
): Promise<Lock | Rival> {
  const rivals = new Rivals(folder, silenceMs)
  const started = performance.now()
  let isTold = false
  makeFolder(folder)
  for (;;) {
    const taken = rivals.first() ?? contend(folder, rivals, beatMs)
    const waited = performance.now() - started
    if ('tag' in taken || waited > Math.max(waitMs, collisionMs)) return taken
    if (waited > collisionMs && !isTold) onWait?.(taken.owner)
    isTold ||= waited > collisionMs
    await pause(20 + Math.random() * (isTold ? 400 : 80))
  }
}

function contend(folder: string, rivals: Rivals, beatMs: number): Lock | Rival {
  const tag = newTag()
  symlinkSync(ownerText(self()), join(folder, prefix + tag))
  const rival = rivals.first(prefix + tag)
  if (!rival) return hold(folder, tag, beatMs)
  rmSync(join(folder, prefix + tag), { force: true })
  return rival
}

/** Takes the lock of one dealer. @throws DealerBusy when another still holds it after `waitMs` */
export async function lockDealer(out: string, slug: string, options: LockOptions): Promise<DealerLock> {
  makeFolder(join(out, slug), { isPublic: true })
  const lock = await lockFolder(join(out, slug), options)
  if (!('tag' in lock)) throw new DealerBusy(slug, lock.owner)
  const assertHeld = () => {
    if (!lock.isHeld()) throw new LockLost(slug)
  }
  return { ...lock, out, slug, assertHeld }
}
