import type { CarType } from '../car/car.ts'

/** What the success page is told. */
export interface Submission {
  /** The lead's category as it was sent. */
  readonly category: string
  /** It came from the enquiry form of a car; test drives, finance and trade-ins keep their own category. */
  readonly isCarEnquiry: boolean
  /** Further pairs of the address, in their order; pairs without a value are left out. Never anything personal. */
  readonly extra: Readonly<Record<string, string | number | null>>
}

const isCarType = (type: unknown): type is CarType => type === 'used' || type === 'new' || type === 'demo'

/** The category the success page speaks about: a car enquiry's is `used-`, `new-` or `demo-vehicle-enquiry` by `car_type`. */
export function successCategory({ category, isCarEnquiry, extra }: Submission): string {
  return isCarEnquiry && isCarType(extra.car_type) ? `${extra.car_type}-vehicle-enquiry` : category
}

/** Where a shopper goes after a form was sent: `/success?category=used-vehicle-enquiry&car_id=7&car_type=used`. */
export function successUrl(submission: Submission, page = '/success'): string {
  const stated = Object.entries(submission.extra).filter(([, value]) => value !== null && value !== '')
  const pairs = [['category', successCategory(submission)], ...stated]
  return `${page}?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`
}
