import type { StoredLead } from '../asked/stored-lead.ts'
import { logText } from '../log-text.ts'
import { setBack } from '../store/clock-set-back.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { Database } from '../store/tables.ts'
import {
  claimDue,
  type Delivery,
  forgetFuture,
  markFailed,
  markSent,
  NotYet,
  PermanentFailure,
  renewClaim,
} from './queue.ts'
import type { LeadDealer } from './receivers.ts'
import { Moved, type Senders, sendDelivery, type Task } from './send.ts'
import { withdrawMoved } from './withdraw.ts'

/** What a worker works on. */
export interface WorkerParts {
  readonly db: Database
  readonly store: LeadStore
  readonly senders: Senders
  readonly dealerOf: (stored: StoredLead) => LeadDealer | null
  /** Several processes take from one queue. */
  readonly isShared: boolean
  readonly now: () => Date
  /** Done once before anything is sent, and tried again until it succeeds. */
  readonly first?: () => Promise<void>
  /** Told of what did not arrive, without a word of the lead. */
  readonly report?: (text: string) => void
}

/** Sends what is due, for as long as it runs. */
export interface Worker {
  /** Something is due now. */
  wake(): void
  /** Sends all that is due, and says how much it tried. */
  sendDue(): Promise<number>
  /** Takes nothing new, and waits for what is on its way. */
  stop(): Promise<void>
}

/** Deliveries on their way at once. */
const atOnce = 10

/** How often to look for what fell due, in ms. */
const pause = 5000

/** How often a claim is renewed while its delivery is being sent, in ms: several times before it lapses. */
const renewing = 30_000

/** What the log says of a delivery that failed: the addresses of receivers, and no shopper’s. */
function failureOf({ lead_id, channel }: Delivery, error: unknown, dealer: LeadDealer | null): string {
  const receivers = dealer?.file?.receivers ?? []
  const known = receivers.flatMap((each) => (each.via === 'email' || each.via === 'adf-email' ? each.to : []))
  return `lead ${lead_id} did not reach ${channel}: ${logText(error, known)}`
}

/** Sends a delivery, and keeps it meanwhile: a slow mail server takes longer than a claim lasts. */
async function sendKept(task: Task, { db, senders, now }: WorkerParts): Promise<void> {
  // A claim that cannot be renewed lapses, and then the delivery comes twice, under one id.
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
    if (!(error instanceof NotYet)) report?.(failureOf(delivery, error, dealer))
    return markFailed(db, delivery, error, now())
  }
  await markSent(db, delivery, now())
}

/** Starts a worker. What a process had begun when it died is begun again by the next. */
export function startWorker(parts: WorkerParts): Worker {
  let running: Promise<number> | null = null
  let again = false
  let isStopped = false
  /** When something was last looked for; null before the first time. */
  let lookedAt: Date | null = null

  async function look(): Promise<readonly Delivery[]> {
    const now = parts.now()
    if (lookedAt === null) await parts.first?.()
    if (lookedAt === null || now < lookedAt) {
      await forgetFuture(parts.db, now)
      await setBack(parts.db, now)
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
  // A process that has nothing else to do may end; what waits is on disk.
  timer.unref()
  return {
    wake,
    sendDue,
    async stop() {
      isStopped = true
      clearInterval(timer)
      // What fails was told to whoever began it; what waits is on disk.
      await running?.catch(() => undefined)
    },
  }
}
