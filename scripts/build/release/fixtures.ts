import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTree } from '../../lib/write-tree.ts'
import type { CarryRules } from './carry.ts'
import { type DealerLock, lockDealer } from './lock.ts'
import { minimalReleaseFacts } from './minimal-release-facts.ts'
import { publishRelease, startRelease } from './publish.ts'

/** Slug of a test dealer. */
export const yard = 'a-yard'

/** A new output folder. */
export const newOut = (): string => mkdtempSync(join(tmpdir(), 'out-'))

export const takeLock = (out: string): Promise<DealerLock> => lockDealer(out, yard, { waitMs: 0 })

/** Runs something under the dealer's lock. */
export async function locked<T>(out: string, work: (lock: DealerLock) => T | Promise<T>): Promise<T> {
  const lock = await takeLock(out)
  try {
    return await work(lock)
  } finally {
    lock.release()
  }
}

const noSecrets = () => []

/** Publishes a release of a few files; its home page contains its id. */
export function publish(
  out: string,
  id: string,
  files: Readonly<Record<string, string>> = {},
  rules: Partial<CarryRules> = {},
): Promise<readonly string[]> {
  return locked(out, async (lock) => {
    const draft = startRelease(lock, id, '2026-03-01T00:00:00Z')
    writeTree(draft.folder, { '/index.html': id, ...files })
    return publishRelease(draft, {
      facts: minimalReleaseFacts(id),
      at: '2026-03-01T00:00:00Z',
      findSecrets: noSecrets,
      ...rules,
    })
  })
}

/** The home page that shoppers get. */
export const livePage = (out: string): string => readFileSync(join(out, yard, 'current/index.html'), 'utf8')
