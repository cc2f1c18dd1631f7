// For bench:build: pages with the structure and weight of ours. BENCH_DEALER is the file with the dealer's data.
import { readFileSync } from 'node:fs'

const { site, cars, lists } = JSON.parse(readFileSync(process.env.BENCH_DEALER, 'utf8'))
const figures = new Intl.NumberFormat('en-AU')

export default function config(eleventy) {
  eleventy.addGlobalData('site', site)
  eleventy.addGlobalData('cars', cars)
  eleventy.addGlobalData('lists', lists)
  eleventy.addGlobalData('bySlug', Object.fromEntries(cars.map((car) => [car.address, car])))
  eleventy.addFilter('figure', (number) => figures.format(number))
  eleventy.addFilter('money', (amount) => (amount ? `$${figures.format(amount)}` : 'Contact us'))
  eleventy.addFilter('json', (value) => JSON.stringify(value))
  return { dir: { input: '.', includes: '_includes' } }
}
