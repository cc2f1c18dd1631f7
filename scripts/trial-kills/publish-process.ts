import { cpSync } from 'node:fs'
import { lockDealer } from '../build/release/lock.ts'
import { minimalReleaseFacts } from '../build/release/minimal-release-facts.ts'
import { publishRelease, startRelease } from '../build/release/publish.ts'
import { buildTime, slug } from './dealer.ts'

/**
 * Publishes two prepared folders in turn, until it is killed, gets a message that the current publication is the last,
 * or loses its parent: `publish-process <out> <folder> <folder>`.
 */
async function main([out = '', ...folders]: readonly string[]): Promise<void> {
  let isLast = false
  process.once('disconnect', () => {
    isLast = true
  })
  process.once('message', () => process.disconnect())
  for (let turn = 0; !isLast; turn++) {
    const lock = await lockDealer(out, slug, { waitMs: 0 })
    const draft = startRelease(lock, `release-${turn}`, buildTime)
    cpSync(folders[turn % folders.length] ?? '', draft.folder, { recursive: true })
    if (process.connected) process.send?.('publishing')
    await publishRelease(draft, { facts: minimalReleaseFacts(`release-${turn}`), at: buildTime, findSecrets: () => [] })
    lock.release()
  }
}

await main(process.argv.slice(2))
