import { isRecord } from '#domain/data/record.ts'
import { paidHoldMs } from '#domain/payment/paid-hold.ts'
import { localSiteStorage } from '../storage/browser-storage.ts'
import type { SiteStorage } from '../storage/site-storage.ts'
import { paidCarName } from './paid-car-name.ts'

/** A car whose deposit was paid in this browser; no word of the shopper. */
interface PaidCar {
  readonly carId: string
  /** Our reference. */
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

/** The cars that tabs of this browser paid for, so that no other tab takes a second deposit. */
export function paidCars(storage: SiteStorage = localSiteStorage, now: () => number = Date.now) {
  return {
    /** The reference under which a car was paid for, or null. */
    referenceOf: (carId: string): string | null => {
      const paid = readPaid(storage.read(paidCarName), now())
      return paid?.carId === carId ? paid.reference : null
    },
    remember: (carId: string, reference: string): void => {
      storage.write(paidCarName, { carId, reference, at: now() } satisfies PaidCar)
    },
    /** Calls back when another tab paid; gives the way to stop. */
    watch: (changed: () => void): (() => void) => storage.watch(paidCarName, changed),
  }
}

export type PaidCars = ReturnType<typeof paidCars>
