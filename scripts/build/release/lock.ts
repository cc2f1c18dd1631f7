import { lstatSync, lutimesSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDead, newTag, type Owner, ownerName, ownerText, readOwner, self } from './owner.ts'
import { isPartial } from './paths.ts'

/** Another process builds, publishes or rolls back this dealer. */
export class DealerBusy extends Error {
  constructor(slug: string, owner: Owner | null) {
    super(
      `another build of ${slug} is running (${ownerName(owner)}); the live site is untouched, and this one did nothing`,
    )
  }
}

/** The lock was taken over while its owner was silent. */
export class LockLost extends Error {
  constructor(slug: string) {
    super(`another build of ${slug} took over, as this one was silent for too long; this one publishes nothing`)
  }
}

/** The right to change one dealer's releases. Everything unfinished that is made under it carries its tag. */
export interface DealerLock {
  readonly out: string
  readonly slug: string
  readonly tag: string
  /** @throws LockLost when somebody took it over */
  assertHeld(): void
  /** Removes what is unfinished and lets the next one in. Also done when the process ends by itself. */
  release(): void
}

export interface LockOptions {
  /** How long to wait for another to finish; 0 asks once. */
  readonly waitMs: number
  readonly onWait?: (owner: Owner | null) => void
  /** How often the owner says that it lives, and how long it may be silent. */
  readonly beatMs?: number
  readonly silenceMs?: number
}

const prefix = 'lock.'
/** Two who came at once both step back, so one look at the other is no reason to give up. */
const collisionMs = 400

interface Rival {
  readonly owner: Owner | null
}

/** Watches the locks of one dealer by its own clock: clocks of two machines are not compared. */
class Rivals {
  readonly #dealer: string
  readonly #silenceMs: number
  readonly #seen = new Map<string, { readonly beat: number; readonly at: number }>()

  constructor(dealer: string, silenceMs: number) {
    this.#dealer = dealer
    this.#silenceMs = silenceMs
  }

  /** The first lock that counts. Others are removed; each has a name of its own, so that no living one can be hit. */
  first(mine?: string): Rival | null {
    const names = readdirSync(this.#dealer).filter((name) => name.startsWith(prefix) && name !== mine)
    for (const name of names) {
      const owner = this.#ownerOf(name)
      if (owner === 'gone') continue
      if ((owner && isDead(owner)) || this.#isSilent(name)) rmSync(join(this.#dealer, name), { force: true })
      else return { owner }
    }
    return null
  }

  #ownerOf(name: string): Owner | null | 'gone' {
    try {
      return readOwner(readlinkSync(join(this.#dealer, name)))
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'gone' : null
    }
  }

  #isSilent(name: string): boolean {
    const beat = lstatSync(join(this.#dealer, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
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

function hold(out: string, slug: string, tag: string, beatMs: number): DealerLock {
  const dealer = join(out, slug)
  const file = join(dealer, prefix + tag)
  const beat = setInterval(() => {
    const now = new Date()
    try {
      lutimesSync(file, now, now)
    } catch {
      // Gone: assertHeld says so when it matters.
    }
  }, beatMs).unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    try {
      removePartials(join(dealer, 'releases'), tag)
    } catch {
      // Nothing was made, or the next one removes it.
    }
    try {
      removePartials(dealer, tag)
      rmSync(file, { force: true })
    } catch {
      // A disk that went away; the lock is known for dead as soon as this process has ended.
    }
  }
  process.on('exit', release)
  const assertHeld = () => {
    if (!lstatSync(file, { throwIfNoEntry: false })) throw new LockLost(slug)
  }
  return { out, slug, tag, assertHeld, release }
}

/**
 * Takes the lock of one dealer: a link of its own name, made in one step, that says who holds it. Whoever sees another
 * after making its own steps back, so that two never hold it together, and removing a dead one hits no new one.
 * @throws DealerBusy when another still holds it after `waitMs`
 */
export async function lockDealer(out: string, slug: string, options: LockOptions): Promise<DealerLock> {
  const { waitMs, onWait, beatMs = 5_000, silenceMs = 120_000 } = options
  const dealer = join(out, slug)
  const rivals = new Rivals(dealer, silenceMs)
  const started = performance.now()
  let isTold = false
  mkdirSync(dealer, { recursive: true })
  for (;;) {
    const rival = rivals.first() ?? (await contend())
    if ('tag' in rival) return rival
    const waited = performance.now() - started
    if (waited > Math.max(waitMs, collisionMs)) throw new DealerBusy(slug, rival.owner)
    if (waited > collisionMs && !isTold) onWait?.(rival.owner)
    isTold ||= waited > collisionMs
    await pause(20 + Math.random() * (isTold ? 400 : 80))
  }

  async function contend(): Promise<DealerLock | Rival> {
    const tag = newTag()
    symlinkSync(ownerText(self()), join(dealer, prefix + tag))
    const rival = rivals.first(prefix + tag)
    if (!rival) return hold(out, slug, tag, beatMs)
    rmSync(join(dealer, prefix + tag), { force: true })
    return rival
  }
}
