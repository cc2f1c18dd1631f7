import type { StoredLead } from '../asked/stored-lead.ts'
import { logText } from '../log-text.ts'
import { repairFutureLeadTimes } from '../store/clock-set-back.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { Database } from '../store/tables.ts'
import {
  claimDue,
  type Delivery,
  markFailed,
  markSent,
  NotConfigured,
  PermanentFailure,
  renewClaim,
  repairFutureDeliveryTimes,
} from './queue.ts'
import type { LeadDealer } from './receivers.ts'
import { Moved, type Senders, sendDelivery, type Task } from './send.ts'
import { withdrawMoved } from './withdraw.ts'

/** Dependencies of a worker. */
export interface WorkerParts {
  readonly db: Database
  readonly store: LeadStore
  readonly senders: Senders
  readonly dealerOf: (stored: StoredLead) => LeadDealer | null
  /** Whether several processes use the queue. */
  readonly isShared: boolean
  readonly now: () => Date
  /** Runs once before the first delivery, retried until it succeeds. */
  readonly first?: () => Promise<void>
  /** Logs failed deliveries, without data of the lead. */
  readonly report?: (text: string) => void
}

/** Sends due deliveries until stopped. */
export interface Worker {
  /** Sends due deliveries now, without waiting for the next poll. */
  wake(): void
  /** Sends all due deliveries. Returns the number of attempts. */
  sendDue(): Promise<number>
  /** Claims no more deliveries and waits for those in flight. */
  stop(): Promise<void>
}

/** Maximum number of deliveries in flight. */
const atOnce = 10

/** Polling interval for due deliveries, in ms. */
const pause = 5000

/** Interval at which the claim of a delivery in flight is renewed, in ms; well below the claim's lifetime. */
const renewing = 30_000

/** Log message of a failed delivery: may contain addresses of receivers, never a shopper's. */
function failureOf({ lead_id, channel }: Delivery, error: unknown, dealer: LeadDealer | null): string {
  const receivers = dealer?.file?.receivers ?? []
  const known = receivers.flatMap((each) => (each.via === 'email' || each.via === 'adf-email' ? each.to : []))
  return `lead ${lead_id} did not reach ${channel}: ${logText(error, known)}`
}

/** Sends a delivery and renews its claim meanwhile, as a slow mail server can take longer than a claim lasts. */
async function sendKept(task: Task, { db, senders, now }: WorkerParts): Promise<void> {
  // If renewal fails, the claim expires and the delivery is sent twice, under the same id.
  const timer = setInterval(() => void renewClaim(db, task.delivery, now()).catch(() => undefined), renewing)
  timer.unref()
  await sendDelivery(task, senders).finally(() => clearInterval(timer))
}

async function sendOne(parts: WorkerParts, delivery: Delivery): Promise<void> {
  const { db, store, dealerOf, now, report } = parts
  let dealer: LeadDealer | null = null
  try {
    const stored = await store.find(delivery.lead_id)
    dealer = stored && dealerOf(stored)
    if (!stored || !dealer) throw new PermanentFailure('The lead or its dealer is gone.')
    await sendKept({ delivery, stored, dealer, now: now() }, parts)
  } catch (error) {
    if (error instanceof Moved && (await withdrawMoved(db, delivery, error.receivers, now()))) return
    if (!(error instanceof NotConfigured)) report?.(failureOf(delivery, error, dealer))
    return markFailed(db, delivery, error, now())
  }
  await markSent(db, delivery, now())
}

/** Starts a worker. Deliveries in flight when a process dies are repeated by the next one. */
export function startWorker(parts: WorkerParts): Worker {
  let running: Promise<number> | null = null
  let again = false
  let isStopped = false
  /** When due deliveries were last looked for; null before the first time. */
  let lookedAt: Date | null = null

  async function look(): Promise<readonly Delivery[]> {
    const now = parts.now()
    if (lookedAt === null) await parts.first?.()
    if (lookedAt === null || now < lookedAt) {
      await repairFutureDeliveryTimes(parts.db, now)
      await repairFutureLeadTimes(parts.db, now)
    }
    lookedAt = now
    return claimDue(parts.db, now, atOnce, parts.isShared)
  }

  async function sendAll(): Promise<number> {
    let tried = 0
    while (!isStopped) {
      const due = await look()
      if (due.length === 0) return tried
      tried += due.length
      await Promise.all(due.map((delivery) => sendOne(parts, delivery)))
    }
    return tried
  }

  const sendDue = async (): Promise<number> => {
    again = running !== null
    running ??= sendAll().finally(() => {
      running = null
      if (again && !isStopped) wake()
    })
    return running
  }

  const wake = () => {
    sendDue().catch((error: unknown) => parts.report?.(`deliveries wait: ${logText(error)}`))
  }

  const timer = setInterval(wake, pause)
  // Does not keep the process alive; waiting deliveries are on disk.
  timer.unref()
  return {
    wake,
    sendDue,
    async stop() {
      isStopped = true
      clearInterval(timer)
      // The caller of sendDue gets the error; waiting deliveries are on disk.
      await running?.catch(() => undefined)
    },
  }
}
