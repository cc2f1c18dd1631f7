import type { CarType } from '../car/car.ts'
import { fullModelName } from './full-name.ts'

/** One model of a manufacturer's catalogue. */
export interface Model {
  readonly name: string
  readonly slug: string
  readonly make: string
  readonly image_url: string | null
  /** The image's `srcset`, set once it is resolved to a file of the site. */
  readonly image_srcset?: string
  readonly short_description: string
  /** A truthy status marks the model as all-new. */
  readonly status: string | null
  readonly position: number
  readonly override_url: string | null
  readonly manufacturer_body: string | null
  readonly fuel: string | null
}

/** Characters of a model's description that fit a menu entry. */
export const longestModelText = 75

/** A model's description for a menu: at most 75 characters, cut at the last comma or space; without one, cut hard. */
export function shortModelText(text: string): string {
  const whole = text.trim()
  if (whole.length <= longestModelText) return whole
  const head = whole.slice(0, longestModelText + 1)
  const cut = Math.max(head.lastIndexOf(','), head.lastIndexOf(' '))
  const words = whole.slice(0, Math.max(cut, 0)).replace(/[\s,]+$/, '')
  return words || whole.slice(0, longestModelText).replace(/[\uD800-\uDBFF]$/, '')
}

/** A model's name in menus: prefixed with ALL-NEW if its status says so; `withMake` for lists of several makes. */
export function modelTitle({ make, name, status }: Pick<Model, 'make' | 'name' | 'status'>, withMake = false): string {
  const called = withMake ? fullModelName(make, name) : name
  return status ? `ALL-NEW ${called}` : called
}

/** Whether to call a model all-new beside its cars: its catalogue does, and at most half of the cars shown are used. */
export function isAllNew({ status }: Pick<Model, 'status'>, types: readonly CarType[]): boolean {
  const used = types.filter((type) => type === 'used')
  return Boolean(status) && used.length * 2 <= types.length
}

/** Whether the fuel contains "hybrid", in any case. */
export function isHybrid({ fuel }: Pick<Model, 'fuel'>): boolean {
  return fuel?.toLowerCase().includes('hybrid') ?? false
}

const upright = /motor ?(?:bike|cycle)|scooter/i

/**
 * Whether vehicles of this body (motorcycles, scooters) are nearly as tall as long, so that a wide crop would cut off
 * the top.
 */
export function isUpright(body: string | null): boolean {
  return upright.test(body ?? '')
}

const followable = /^(?:https?:\/\/|\/(?!\/))/i

/** Where a model's links lead: its own address when the source gives one, else its page on this site. */
export function modelHref({ slug, override_url }: Pick<Model, 'slug' | 'override_url'>): string {
  return override_url && followable.test(override_url) ? override_url : `/models/${slug}`
}
