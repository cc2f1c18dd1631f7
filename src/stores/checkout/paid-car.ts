import { isRecord } from '#domain/data/record.ts'
import { paidHoldMs } from '#domain/payment/paid-hold.ts'
import { localSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'
import { paidCarName } from './paid-car-name.ts'

/** A car whose deposit was paid in this browser; no personal data. */
interface PaidCar {
  readonly carId: string
  /** Our payment reference. */
  readonly reference: string
  /** ms since 1970 */
  readonly at: number
}

function readPaid(value: unknown, now: number): PaidCar | null {
  if (!isRecord(value)) return null
  const { carId, reference, at } = value
  if (typeof carId !== 'string' || typeof reference !== 'string' || typeof at !== 'number') return null
  return Math.abs(now - at) < paidHoldMs ? { carId, reference, at } : null
}

/** The car last paid for in this browser, shared by its tabs so that none takes a second deposit. */
export function paidCars(storage: SiteStorage = localSiteStorage, now: () => number = Date.now) {
  return {
    /** The payment reference of a car; null when it was not paid for. */
    referenceOf: (carId: string): string | null => {
      const paid = readPaid(storage.read(paidCarName), now())
      return paid?.carId === carId ? paid.reference : null
    },
    remember: (carId: string, reference: string): void => {
      storage.write(paidCarName, { carId, reference, at: now() } satisfies PaidCar)
    },
    /** Calls back when another tab paid; returns the unsubscribe function. */
    watch: (changed: () => void): (() => void) => storage.watch(paidCarName, changed),
  }
}

export type PaidCars = ReturnType<typeof paidCars>
