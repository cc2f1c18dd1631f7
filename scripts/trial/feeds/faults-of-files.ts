import { gzipSync } from 'node:zlib'
import { type Fault, theEnvelope, theText } from './spoil.ts'

const errorPage = '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'

/** The bytes decoded as a build does. */
const asRead = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function csv(text: string): string {
  const cars: readonly object[] = JSON.parse(text).cars
  return [Object.keys(cars[0] ?? {}), ...cars.map(Object.values)].map((row) => row.join(',')).join('\n')
}

const lines = (text: string) =>
  JSON.parse(text)
    .cars.map((car: unknown) => JSON.stringify(car))
    .join('\n')

/** Files that are not a snapshot, or part of one. */
export const faultsOfFiles: readonly Fault[] = [
  ...[0.1, 0.5, 0.9, 0.999].map((share) =>
    theText(`cut off at ${share * 100} %`, (text) => text.slice(0, text.length * share)),
  ),
  theText('without its last character', (text) => text.slice(0, -1)),
  theText('empty', () => ''),
  theText('blanks', () => ' \r\n\t'),
  theText('a server’s error page', () => errorPage),
  theText('a page to log in', () => '\uFEFF\n<html lang="en"><body><form action="/login"></form></body></html>'),
  theText('XML', () => '<?xml version="1.0"?><stock><car><id>1</id></car></stock>'),
  theText('a table', csv),
  theText('JSON Lines', lines),
  theText('gzip', (text) => asRead(gzipSync(text))),
  theText('UTF-16', (text) => asRead(Buffer.from(`\uFEFF${text}`, 'utf16le'))),
  theText('UTF-16 without a mark', (text) => asRead(Buffer.from(text, 'utf16le'))),
  theText('UTF-16, the other way round', (text) => asRead(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())),
  theText('a zip file', () => asRead(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]))),
  theText('two documents', (text) => text + text),
  theText('two lists', (text) => lists(text)),
  theText('a trailing comma', (text) => `${text.slice(0, -1)},}`),
  theText('a warning before it', (text) => `Warning: Undefined index in export.php on line 12\n${text}`),
  theText('a script', (text) => `var stock = ${text};`),
  theText('a call', (text) => `callback(${text})`),
  theText('single quotes', (text) => text.replaceAll('"', "'")),
  theText('NaN in it', (text) => text.replaceAll(/"km":\d+/g, '"km":NaN')),
  theText('base64', (text) => Buffer.from(text).toString('base64')),
  theText('noise', () => asRead(Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256))),
  theText('JSON in a JSON text', (text) => JSON.stringify(text)),
  ...['null', '17', 'true', '"stock"', '{}', '{"error":"rate limit exceeded"}', '{"cars":null}', '{"cars":"none"}'].map(
    (text) => theText(text, () => text),
  ),
  theText('a message instead of cars', () => '{"version":1,"dealer":"north-yard","message":"maintenance"}'),
  theEnvelope('cars under "vehicles"', ({ envelope: { cars, ...rest } }) => ({ ...rest, vehicles: cars })),
  theEnvelope('cars one level down', ({ envelope }) => ({ status: 200, data: envelope })),
  theEnvelope('cars by their ids', ({ envelope }) => ({
    ...envelope,
    cars: Object.fromEntries(envelope.cars.map((car) => [String(car.id), car])),
  })),
  theEnvelope('cars as a text', ({ envelope }) => ({ ...envelope, cars: JSON.stringify(envelope.cars) })),
  theEnvelope('version 2', ({ envelope }) => ({ ...envelope, version: 2 })),
  theEnvelope('version "v1.2"', ({ envelope }) => ({ ...envelope, version: 'v1.2' })),
  theEnvelope('no cars, and "empty_on_purpose" as a text', ({ envelope }) => ({
    ...envelope,
    cars: [],
    empty_on_purpose: 'true',
  })),
  theText('cars twice, the second time none', (text) => `${text.slice(0, -1)},"cars":[]}`),
]

function lists(text: string): string {
  const { cars } = JSON.parse(text)
  return JSON.stringify(cars) + JSON.stringify(cars)
}

/** Files in an unusual form that are valid snapshots. */
export const oddFiles: readonly Fault[] = [
  theText('a byte-order mark', (text) => `\uFEFF${text}`, 'whole'),
  theText('indented', (text) => JSON.stringify(JSON.parse(text), null, 2).replaceAll('\n', '\r\n'), 'whole'),
  theText('a bare list', (text) => JSON.stringify(JSON.parse(text).cars), 'whole'),
  theEnvelope('version "1"', ({ envelope }) => ({ ...envelope, version: '1' }), 'whole'),
  theEnvelope('no version and no dealer', ({ envelope: { version, dealer, ...rest } }) => rest, 'whole'),
  theEnvelope(
    'side lists that are none',
    ({ envelope }) => ({ ...envelope, models: 'none', locations: 7, reviews: [null], manufacturers: {} }),
    'whole',
  ),
  theEnvelope(
    '"empty_on_purpose" although there are cars',
    ({ envelope }) => ({ ...envelope, empty_on_purpose: true }),
    'whole',
  ),
]
