import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from './durable.ts'
import type { DealerLock } from './lock.ts'
import { currentLink, partialOf } from './paths.ts'

/** Makes a release live in one rename: `current` points to a complete site at any time. */
export function switchTo(lock: DealerLock, id: string): void {
  const { out, slug, tag } = lock
  const current = currentLink(out, slug)
  const next = partialOf(current, tag)
  rmSync(next, { force: true })
  symlinkSync(join('releases', id), next)
  lock.assertHeld()
  renameSync(next, current)
  syncFolder(join(out, slug))
}
