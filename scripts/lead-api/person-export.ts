import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Delivery, deliveriesOf } from './deliveries/queue.ts'
import type { ListedLead } from './store/lead-list.ts'
import type { Database } from './store/tables.ts'

/** The target folder of an export is not empty. */
export class NotEmpty extends Error {}

const sentOf = ({ channel, kind, version, state, created_at, sent_at }: Delivery) => ({
  receiver: channel,
  kind,
  version,
  state,
  created_at,
  sent_at,
})

/** Copies a lead's files as `<lead id>-<n>.<ext>`; `copy` is null for a file missing on disk. */
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
 * Writes all stored data of the given leads into a folder readable by its owner only: `leads.json` and the uploaded
 * files.
 * @throws NotEmpty
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
