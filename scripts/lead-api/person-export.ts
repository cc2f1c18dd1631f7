import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Delivery, deliveriesOf } from './deliveries/queue.ts'
import type { ListedLead } from './store/lead-list.ts'
import type { Database } from './store/tables.ts'

/** A folder that holds something already, where a copy shall be written. */
export class NotEmpty extends Error {}

const sentOf = ({ channel, kind, version, state, created_at, sent_at }: Delivery) => ({
  receiver: channel,
  kind,
  version,
  state,
  created_at,
  sent_at,
})

/** Copies a lead's files under names that say whose they are; one that is gone from disk is told to be. */
async function copyFiles({ id, files }: ListedLead, folder: string) {
  return Promise.all(
    files.map(async ({ name, type, size, sha256, path }, index) => {
      const copy = `${id}-${index + 1}${extname(path)}`
      const isThere = await cp(path, join(folder, copy)).then(
        () => true,
        () => false,
      )
      return { name, type, size, sha256, copy: isThere ? copy : null }
    }),
  )
}

/**
 * Writes everything that is kept of some leads into a folder that only its owner reads: `leads.json`, and the files beside
 * it. @throws NotEmpty
 */
export async function exportLeads(db: Database, leads: readonly ListedLead[], folder: string, now: Date) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new NotEmpty(`${folder} holds files already; name another with --out.`)
  const deliveries = await deliveriesOf(
    db,
    leads.map(({ id }) => id),
  )
  const all = []
  for (const each of leads) {
    const { id, state, received_at, updated_at, lead, consents } = each
    const sent = (deliveries.get(id) ?? []).map(sentOf)
    const files = await copyFiles(each, folder)
    all.push({ id, state, received_at, updated_at, lead, consents, files, deliveries: sent })
  }
  const text = JSON.stringify({ exported_at: now.toISOString(), leads: all }, null, 2)
  await writeFile(join(folder, 'leads.json'), `${text}\n`, { mode: 0o600 })
}
