import { randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import * as v from 'valibot'

const shape = v.object({
  pid: v.number(),
  host: v.string(),
  /** Host name, boot id and pid namespace: pids of another machine mean nothing here. */
  machine: v.string(),
  /**
   * Start time of the process in clock ticks since boot; null when the system does not provide it. Guards against
   * reused pids.
   */
  began: v.nullable(v.string()),
  /** ISO time. */
  since: v.string(),
})

/** The process that holds a lock. */
export type Owner = Readonly<v.InferOutput<typeof shape>>

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** The 22nd field of /proc/<pid>/stat; the 2nd, a name, may contain spaces and brackets. */
function beginOf(pid: number): string | null {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

const boot = orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
const space = orNull(() => readlinkSync('/proc/self/ns/pid'))
const machine = [hostname(), boot, space].filter((part) => part !== null).join(' ')

/** This process as an owner. */
export function self(now = new Date()): Owner {
  return { pid: process.pid, host: hostname(), machine, began: beginOf(process.pid), since: now.toISOString() }
}

/** A unique lock name that contains the pid for people who look at the folder. */
export function newTag(): string {
  return `${process.pid}-${randomBytes(6).toString('hex')}`
}

/** Serialises an owner; readOwner parses it, and returns null for any other text. */
export const ownerText = (owner: Owner): string => JSON.stringify(owner)

export function readOwner(text: string): Owner | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), text)
  return read.success ? read.output : null
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the owner has certainly ended. Always false for a process on another machine. */
export function isDead({ pid, machine: theirs, began }: Owner): boolean {
  if (theirs !== machine) return false
  return !isRunning(pid) || (began !== null && beginOf(pid) !== began)
}

/** A description of an owner for messages. */
export function ownerName(owner: Owner | null): string {
  return owner === null ? 'by an unknown process' : `process ${owner.pid} on ${owner.host}, since ${owner.since}`
}
