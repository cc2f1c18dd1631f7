import { editDistance, nearest } from './nearest.ts'

/** Map: common name of a setting -> its possible names here. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  label: ['name', 'title'],
  title: ['name', 'headline'],
  text: ['name', 'description', 'answer'],
  body: ['text', 'answer', 'content'],
  description: ['text'],
  content: ['text', 'answer'],
  heading: ['title', 'name', 'headline'],
  link: ['url'],
  href: ['url'],
  website: ['url'],
  path: ['url'],
  children: ['dropdownItems'],
  items: ['dropdownItems'],
  submenu: ['dropdownItems'],
  dropdown: ['dropdownItems'],
  zip: ['postcode'],
  zip_code: ['postcode'],
  zipcode: ['postcode'],
  suburb: ['city'],
  town: ['city'],
  region: ['state'],
  latitude: ['lat'],
  lng: ['long'],
  lon: ['long'],
  longitude: ['long'],
  role: ['department'],
  position: ['department'],
  job: ['department'],
  tel: ['phone'],
  telephone: ['phone'],
  mobile: ['phone'],
  mail: ['email'],
  times: ['opening_hours', 'hours'],
  hours: ['opening_hours'],
  open: ['opening_hours', 'status'],
  end: ['expiry'],
  ends: ['expiry'],
  until: ['expiry'],
  to: ['expiry'],
  from: ['start'],
  begin: ['start'],
  q: ['question'],
  a: ['answer'],
  picture: ['image', 'photo', 'primary_image_url'],
  img: ['image', 'photo'],
  image: ['photo', 'logo', 'primary_image_url'],
  photo: ['image', 'primary_image_url'],
  color: ['colour'],
  rating: ['average_rating'],
  reviews: ['review_count'],
  colours: ['colour'],
  mileage: ['km'],
  odometer: ['km'],
  kms: ['km'],
  kilometres: ['km'],
  type: ['car_type', 'location_type'],
  condition: ['car_type'],
  stock_no: ['stocknum'],
  stock_number: ['stocknum'],
  variant: ['badge'],
  trim: ['badge'],
  was_price: ['before_price'],
  rrp: ['before_price'],
  photos: ['images'],
  pictures: ['images'],
  comments: ['description'],
  gearbox: ['transmission'],
}

/** The known setting meant by a common name or a misspelling; null when there is none. */
export function suggestSetting(name: string, known: readonly string[]): string | null {
  const plain = name.toLowerCase().replace(/[ -]/g, '_')
  const elsewhere = Object.hasOwn(otherNames, plain) ? otherNames[plain] : []
  return elsewhere?.find((each) => known.includes(each)) ?? nearest(name, known)
}

/** `; write them one by one: saturday: ..., sunday: ...` for known names joined to one, else ''. */
export function splitName(name: string, known: readonly string[]): string {
  const parts = name.toLowerCase().split(/[\s_]*(?:&|\+|,|\/|_|-|\bto\b|\band\b)[\s_]*/)
  const names = parts.map((part) => known.find((each) => part.length > 2 && each.startsWith(part)))
  const plain = (text: string) => text.toLowerCase().replace(/[ _-]/g, '')
  const isSlip = known.some((each) => editDistance(plain(each), plain(name)) < 3)
  const isJoined = names.length > 1 && names.every((each) => each !== undefined) && !isSlip
  return isJoined ? `; write them one by one: ${names.map((each) => `${each}: ...`).join(', ')}` : ''
}
