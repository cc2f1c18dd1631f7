import { Hono } from 'hono'
import { countDeliveries } from './deliveries/queue.ts'
import { leadChoices } from './store/lead-list.ts'
import type { StorageCheck } from './store/storage-check.ts'
import type { Database } from './store/tables.ts'

/** Metrics in the Prometheus text format. */
async function metrics(db: Database): Promise<string> {
  const [deliveries, { total }] = await Promise.all([countDeliveries(db, null), leadChoices(db, null)])
  const lines = [
    '# TYPE forecourt_leads gauge',
    `forecourt_leads ${total}`,
    '# TYPE forecourt_deliveries gauge',
    ...Object.entries(deliveries).map(([state, count]) => `forecourt_deliveries{state="${state}"} ${count}`),
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
  ]
  return `${lines.join('\n')}\n`
}

/** `GET /healthz` and `GET /metrics`, for supervision and monitoring. Neither exposes data of a lead. */
export function healthRoutes(db: Database, check: StorageCheck): Hono {
  return new Hono()
    .get('/healthz', async (context) => {
      const fault = await check()
      return fault === null ? context.text('ok') : context.text(fault, 503)
    })
    .get('/metrics', async (context) => context.text(await metrics(db)))
}
