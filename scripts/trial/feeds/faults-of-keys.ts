import { eachCar, type Fault, having, theCars, withoutKeys, withRenamedKeys } from './spoil.ts'

/** Key -> new name, as in another export of the same system. */
const renamed: readonly (readonly [string, string])[] = [
  ['id', 'ID'],
  ['id', 'vehicle_id'],
  ['id', '_id'],
  ['slug', 'url'],
  ['name', 'title'],
  ['status', 'stock_status'],
  ['status', 'Status'],
  ['price', 'amount'],
  ['price', 'Price'],
  ['price', 'price_incl_gst'],
  ['km', 'odometer'],
  ['km', 'mileage'],
  ['make', 'brand'],
  ['model', 'model_name'],
  ['year', 'build_year'],
  ['simple_body', 'bodyType'],
]

const missing = ['id', 'slug', 'name', 'status', 'price', 'km', 'make', 'model', 'year'] as const

function capitals(record: object): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key.toUpperCase(), value]))
}

function camel(record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key.replace(/_(.)/g, (_, letter) => letter.toUpperCase()), value]),
  )
}

/** Keys renamed, dropped, nested or in another case. */
export const faultsOfKeys: readonly Fault[] = [
  ...renamed.map(([key, name]) => eachCar(`${key} renamed to ${name}`, withRenamedKeys({ [key]: name }))),
  ...missing.map((key) => eachCar(`${key} missing`, withoutKeys(key))),
  ...missing.map((key) => eachCar(`${key} null`, having({ [key]: null }))),
  eachCar('pictures under another name', withRenamedKeys({ images: 'photos', primary_image_url: 'photo' })),
  eachCar('pictures in objects of another shape', (car) => ({
    ...car,
    primary_image_url: null,
    images: [{ href: 'https://pictures.example/a.jpg' }],
  })),
  eachCar('all keys in capitals', capitals),
  eachCar('all keys in camel case', camel, 'safe'),
  eachCar('each car in an object of its own', (car) => ({ vehicle: car })),
  eachCar('each car in a list of its own', (car) => [car]),
  eachCar('attributes in an object', ({ id, ...attributes }) => ({ id, type: 'vehicle', attributes })),
  eachCar('keys with blanks around them', (car) =>
    Object.fromEntries(Object.entries(car).map(([key, value]) => [` ${key} `, value])),
  ),
  eachCar('three of five cars without an id', (car, at) => (at % 5 < 3 ? withoutKeys('id')(car) : car)),
  eachCar('four of five cars without a status', (car, at) => (at % 5 < 4 ? withoutKeys('status')(car) : car)),
  theCars('cars as lists of values under a row of names', ([first, ...rest]) => [
    Object.keys(first ?? {}),
    ...rest.map((car) => Object.values(car)),
  ]),
]
