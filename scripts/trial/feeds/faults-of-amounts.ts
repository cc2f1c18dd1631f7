import { eachCar, type Fault, having, turning } from './spoil.ts'

type Amount = number | null
const times = (key: string, factor: number) => turning(key, (amount: Amount) => amount && Math.round(amount * factor))
const placeholder = 'https://pictures.example/coming-soon.jpg'

/** Prices, odometers, years and pictures that are missing, in another unit, or identical. */
export const faultsOfAmounts: readonly Fault[] = [
  ...[100, 1000, 10, 0.01, 0.001, 0.1].map((factor) => eachCar(`prices times ${factor}`, times('price', factor))),
  ...[0, 1, 99_999, 'POA', '', '-', -1, {}, [], true, '1e9'].map((price) =>
    eachCar(`price ${JSON.stringify(price)} on all`, having({ price })),
  ),
  eachCar('prices of three of five times 100', (car, at) => (at % 5 < 3 ? times('price', 100)(car) : car)),
  eachCar('prices gone from three of five', (car, at) => (at % 5 < 3 ? { ...car, price: null } : car)),
  eachCar(
    'prices in an object',
    turning('price', (price: Amount) => ({ amount: price, currency: 'AUD' })),
  ),
  eachCar(
    'prices with points between thousands',
    turning('price', (price: Amount) => price?.toLocaleString('de')),
  ),
  eachCar(
    'prices from',
    turning('price', (price: Amount) => price && `From $${price.toLocaleString('en')}`),
  ),
  eachCar('prices before, on all, and none now', ({ price, ...car }) => ({ ...car, before_price: price })),
  eachCar(
    'years with a prefix',
    turning('year', (year: number) => `MY${year}`),
  ),
  eachCar('names that are empty', having({ name: '' }), 'whole'),
  eachCar(
    'pictures as a text of JSON',
    turning('images', (images: unknown) => JSON.stringify(images)),
  ),
  eachCar('weekly prices', times('price', 1 / 230)),
  eachCar(
    'prices as text',
    turning('price', (price: Amount) => price && `$${price.toLocaleString('en')}`),
    'whole',
  ),
  eachCar(
    'prices with cents',
    turning('price', (price: Amount) => price && `${price}.00`),
    'whole',
  ),
  eachCar('prices down by a fifth', times('price', 0.8), 'whole'),
  eachCar('prices with a tax of a tenth', times('price', 1.1), 'whole'),
  ...[1000, 0.001].map((factor) => eachCar(`odometers times ${factor}`, times('km', factor))),
  ...[0, 'unknown', -5, {}].map((km) => eachCar(`km ${JSON.stringify(km)} on all`, having({ km }))),
  eachCar(
    'odometers as text',
    turning('km', (km: number) => `${km.toLocaleString('en')} km`),
    'whole',
  ),
  eachCar('odometers in miles', times('km', 0.621), 'whole'),
  ...[0, 'n/a'].map((year) => eachCar(`year ${JSON.stringify(year)} on all`, having({ year }))),
  eachCar('no pictures', having({ images: [], primary_image_url: null })),
  eachCar('pictures an empty text', having({ images: '', primary_image_url: '' })),
  eachCar('one picture for all', having({ images: [placeholder], primary_image_url: placeholder })),
  eachCar('a first picture and no more', having({ images: [] })),
  eachCar('pictures behind file: addresses', having({ images: ['file:///a.jpg'], primary_image_url: 'file:///a.jpg' })),
  eachCar(
    'pictures as plain addresses',
    turning('images', (images: { image: { url: string } }[]) => images.map(({ image }) => image.url)),
    'whole',
  ),
  eachCar('pictures gone from three of five', (car, at) =>
    at % 5 < 3 ? { ...car, images: [], primary_image_url: null } : car,
  ),
  eachCar('prices and pictures gone', having({ price: null, images: [], primary_image_url: null })),
  eachCar('makes empty', having({ make: '' })),
]
