import type { Vehicle } from './vehicle.ts'

/** A car in a feed. */
export type FeedRecord = Readonly<Record<string, unknown>>

const bodies: Readonly<Record<string, string>> = {
  Drover: 'Ute',
  Muster: 'Ute',
  Oak: 'SUV',
  Basalt: 'SUV',
  Tern: 'Wagon',
}

function pictures({ id, photos }: Vehicle): readonly object[] {
  return Array.from({ length: photos }, (_, at) => ({ image: { url: `https://pictures.example/${id}/${at + 1}.jpg` } }))
}

function iso(at: number): string {
  return new Date(at).toISOString()
}

/** A car's record, with the keys and values of the specification. */
export function recordOf(vehicle: Vehicle): FeedRecord {
  const { id, make, model, badge, year, type, status, price, km, vin, place, arrived, sold } = vehicle
  const name = [year, make, model, badge].filter((part) => part !== '').join(' ')
  const images = pictures(vehicle)
  return {
    id,
    slug: `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${id}`,
    name,
    status,
    car_type: type,
    make,
    model,
    badge,
    year,
    price,
    km,
    vin,
    stocknum: `T${id}`,
    simple_body: bodies[model] ?? 'Hatchback',
    simple_fuel: id % 7 === 0 ? 'Hybrid' : 'Petrol',
    simple_transmission: id % 9 === 0 ? 'Manual' : 'Automatic',
    colour: id % 3 === 0 ? 'White' : 'Silver',
    seats: 5,
    doors: 5,
    description: `A tidy ${model} with its books.`,
    features: ['Cruise control', 'Reversing camera'],
    city: place,
    state: 'NSW',
    created_at: iso(arrived),
    ...(sold === null ? {} : { sold_date: iso(sold) }),
    show_on_dealer_website: true,
    primary_image_url: images.length > 0 ? `https://pictures.example/${id}/1.jpg` : null,
    images,
  }
}
