import type { CarType } from '../car/car.ts'

/** Data for the success page. */
export interface Submission {
  /** The lead's category as it was sent. */
  readonly category: string
  /** It came from the enquiry form of a car; test drives, finance and trade-ins keep their own category. */
  readonly isCarEnquiry: boolean
  /** Further query parameters, in order; those without a value are omitted. Never anything personal. */
  readonly extra: Readonly<Record<string, string | number | null>>
}

const isCarType = (type: unknown): type is CarType => type === 'used' || type === 'new' || type === 'demo'

/** The success page's category: for a car enquiry `used-`, `new-` or `demo-vehicle-enquiry` by `car_type`. */
export function successCategory({ category, isCarEnquiry, extra }: Submission): string {
  return isCarEnquiry && isCarType(extra.car_type) ? `${extra.car_type}-vehicle-enquiry` : category
}

/** URL of the success page: `/success?category=used-vehicle-enquiry&car_id=7&car_type=used`. */
export function successUrl(submission: Submission, page = '/success'): string {
  const stated = Object.entries(submission.extra).filter(([, value]) => value !== null && value !== '')
  const pairs = [['category', successCategory(submission)], ...stated]
  return `${page}?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`
}
