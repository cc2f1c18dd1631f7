import fc from 'fast-check'
import { XMLBuilder } from 'fast-xml-parser'
import { describe, expect, it, test } from 'vitest'
import { readCars } from '#stock/read-cars.ts'
import { sampleReading } from '#stock/sample-reading.ts'
import { sampleStockSite } from '#stock/sample-site.ts'
import type { Stock } from '#tenants/site/stock.ts'
import { convertToSnapshot } from './convert-to-snapshot.ts'

const { stock } = sampleStockSite
const csv: Stock = { ...stock, format: 'csv' }
const xml: Stock = { ...stock, format: 'xml', item: 'stock/car' }

const carsOf = (text: string, layout: Stock): unknown => JSON.parse(convertToSnapshot(text, layout).text).cars
const made = { slug: '', name: '', status: 'in_stock' }

describe('a table of comma-separated values', () => {
  it('is read with byte-order mark, CRLF, quotes and blank lines', () => {
    const text = '\uFEFFid,name,km\r\n7,"Heron ""GT"", red","12,345 km"\r\n\r\n8,6" lift,\r\n'
    expect(carsOf(text, csv)).toEqual([
      { ...made, id: '7', name: 'Heron "GT", red', km: '12,345 km', source_place: 'line 2' },
      { ...made, id: '8', name: '6" lift', source_place: 'line 4' },
    ])
  })

  it('is read by the dealer’s own names, separators and prices', () => {
    const own = { separator: 'semicolon', list_separator: ',', prices: 'cents' } as const
    const fields = { id: 'Stock No', price: 'Retail', before_price: 'Was', images: 'Photos', status: 'State' }
    const text = 'Stock No;Retail;Was;Photos;State\n7;$4,299,050;42990.50;a.jpg, b.jpg;sold\n'
    expect(carsOf(text, { ...csv, ...own, fields })).toEqual([
      {
        slug: '',
        name: '',
        id: '7',
        price: 42990.5,
        before_price: '42990.50 cents',
        images: ['a.jpg', 'b.jpg'],
        status: 'sold',
        source_place: 'line 2',
      },
    ])
  })

  it('is read by the names of facts in any capitals, with or without spaces', () => {
    const text = 'ID,Stock Num,MAKE,Car-Type,Year,year,State\n7,A1,Norda,used,1999,2020,sold\n'
    const read = { id: '7', stocknum: 'A1', make: 'Norda', car_type: 'used', year: '2020' }
    expect(carsOf(text, { ...csv, fields: { status: 'State' } })).toEqual([
      { ...made, ...read, status: 'sold', source_place: 'line 2' },
    ])
    expect(carsOf(text, csv)).toEqual([{ ...made, ...read, state: 'sold', source_place: 'line 2' }])
  })

  it('is read with its dates in the order that the dealer names', () => {
    const text = 'id,created_at,sold_date,registered_until,badge\n7,5/11/2026,05/11/2026 2:00 pm,1/2/2027,1/2/2027\n'
    const read = { created_at: '2026-11-05', sold_date: '2026-11-05T14:00:00', registered_until: '2027-02-01' }
    expect(carsOf(text, { ...csv, dates: 'day-month-year' })).toMatchObject([{ ...read, badge: '1/2/2027' }])
  })

  it('is read without the line that spreadsheets ask for, and without rows that say nothing', () => {
    for (const line of ['sep=,', '"sep=,"', 'sep=,,', 'SEP=;'])
      expect(carsOf(`${line}\nid,km\n1,9\n`, csv)).toMatchObject([{ id: '1', km: '9' }])
    expect(carsOf('sep=,\nid,km\n1,9\n,\n , \n2,8\n', csv)).toEqual([
      { ...made, id: '1', km: '9', source_place: 'line 3' },
      { ...made, id: '2', km: '8', source_place: 'line 6' },
    ])
  })

  it.each([
    'https://a.example/1.jpg|https://a.example/2.jpg',
    'https://a.example/1.jpg, https://a.example/2.jpg;https://a.example/3.jpg',
    'https://a.example/1.jpg;HTTPS://a.example/w_9,h_9/2.jpg',
  ])('parts whole addresses of pictures at whatever stands between them: %s', (cell) => {
    const [car] = carsOf(`id,images\n1,"${cell}"\n`, csv) as { images: string[] }[]
    expect(car?.images).toEqual(cell.split(/[|;]|, /))
  })

  it('leaves other lists as they are, addresses in them too', () => {
    expect(carsOf('id,features\n1,Papers see https://a.example/x|Tow bar\n', csv)).toMatchObject([
      { features: ['Papers see https://a.example/x', 'Tow bar'] },
    ])
  })

  it.each([
    [
      'a separator that is another',
      'id;km;price\n1;2;3\n',
      'line 1: the heading is one column with semicolons in it; write separator: semicolon under stock',
    ],
    ['a workbook', 'PK\u0003\u0004xl/workbook', 'it is not CSV but a workbook; save it as "CSV UTF-8"'],
    ['a packed file', 'PK\u0003\u0004\0\0stock.csv', 'it is not CSV but a zip file; send the file that is in it'],
    ['another', '\u001F\u2039\b\0;,', 'it is not CSV but a gzip file; send it unpacked'],
    [
      'an error of a server',
      '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title>',
      'it is not CSV but a web page, such as a server’s error ("502 Bad Gateway")',
    ],
  ])('refuses %s in its own words', (_what, text, message) => {
    expect(() => convertToSnapshot(text, { ...csv, fields: { km: 'Odometer' } })).toThrow(message)
  })

  it('names first, of a wide heading, what may be the column that is sought', () => {
    const read = 'id,name,make,model,year,badge,series,vin,km,colour,seats,doors,engine'
    expect(() => convertToSnapshot(`${read},Asking\n`, { ...csv, fields: { price: 'Price' } })).toThrow(
      'line 1: stock.fields.price is "Price", and there is "Asking", "id", "name"',
    )
  })

  it('refuses another heading in one sentence', () => {
    const fields = { km: 'Odometer', price: 'Retail', vin: 'VIN', stocknum: 'VIN', badge: 'Trim' }
    expect(() => convertToSnapshot('id,Price list of March\n1,2\n', { ...csv, fields })).toThrow(
      'line 1 has "id", "Price list of March", and none of "Odometer", "Retail", "VIN", "Trim", which stock.fields names',
    )
  })

  it('tells which of its columns have one name, and reads the first', () => {
    const { text, told } = convertToSnapshot('id,price,price\n1,42990,777\n', csv)
    expect(JSON.parse(text).cars[0].price).toBe('42990')
    expect(told).toEqual(['columns that have one name, of which the first is read: price'])
  })

  it.each([
    ['of Windows in rows whose texts have them too', 'id,price,make\r\n1,9,"a\r\nb\r\nc"\r\n2,POA,Brill\r\n'],
    ['of another kind in the heading than in the rows', 'id,price,make\r\n1,9,"a\nb\nc"\n2,POA,Brill\n'],
    ['of Windows in texts alone', 'id,price,make\n1,9,"a\r\nb\r\nc"\n2,POA,Brill\n'],
  ])('counts lines as an editor does, with ends %s', (_what, text) => {
    const { unread } = readCars(carsOf(text, csv) as unknown[], sampleReading)
    expect(unread).toMatchObject([{ id: '2', found: 'price is "POA", and not an amount such as 25990 (line 5)' }])
  })

  it.each(['1,Norda,9', '1,Norda,9\n2,Brill\n', '1,Norda,9\n2 rows'])('is whole where it ends with %j', (end) => {
    expect(carsOf(`id,make,km\n${end}`, csv)).toMatchObject([{ id: '1', km: '9' }, ...(end.length > 9 ? [{}] : [])])
  })

  it.each([
    ['in several lines', '"a\n\n b\n"'],
    ['in one line', 'a'],
  ])('says in which line a car begins that has a text %s', (_what, words) => {
    const [first, second] = carsOf(`id,words,km\n\n1,${words},x\n2,${words},y\n`, csv) as { source_place: string }[]
    expect(first?.source_place).toBe('line 3')
    expect(second?.source_place).toBe(`line ${3 + words.split('\n').length}`)
  })

  it('leaves out a line with other columns, and says which', () => {
    const { leftOut, cars } = readCars(
      carsOf('id,make\n1,Norda,x\n2,Norda\n,Brill\n', { ...csv, fields: {} }) as unknown[],
      sampleReading,
    )
    expect(leftOut.map(({ reason, found }) => [reason, found])).toEqual([
      ['not a car', 'the entry is "line 2 has 3 values, and the heading has 2"'],
      ['no id', 'id is missing (line 4)'],
    ])
    expect(cars.map(({ id }) => id)).toEqual(['2'])
  })

  it('says in which line a fact stands that cannot be read', () => {
    const { unread } = readCars(carsOf('id,make,price\n1,Norda,9990\n2,Brill,POA\n', csv) as unknown[], sampleReading)
    expect(unread).toEqual([
      { id: '2', name: 'Brill', fact: 'price', found: 'price is "POA", and not an amount such as 25990 (line 3)' },
    ])
  })

  it('tells once of columns that nothing is read from', () => {
    expect(convertToSnapshot('id,Lot,Bay\n1,2,3\n2,3,4\n', csv).told).toEqual([
      'columns of the stock that nothing is read from: Lot, Bay',
    ])
  })

  test.each<[string, string, Partial<Stock>, string]>([
    [
      'a column that is not there',
      'id,Price\n1,5\n',
      { fields: { price: 'Prices' } },
      'line 1: stock.fields.price is "Prices", and there is "Price", "id"; did you mean "Price"?',
    ],
    ['a quote that nobody closes', 'id,name\n1,"Heron\n2,Tern\n', {}, 'line 2: a quote (") is opened and never closed'],
    ['being cut off', 'id,make,km\n1,Norda,9\n2,Br', {}, 'line 3: the file is cut off in the middle of it'],
    ['words behind a quote', 'id,name\n1,"Heron" x\n', {}, 'line 2: something stands between a closing quote (") and'],
    [
      'no ids',
      'Stock No,MAKE,VIN\n1,Norda,2\n',
      {},
      'line 1: no column is called "id", and each vehicle needs one that is its own; there is "Stock No", "MAKE", "VIN"; write, for example, "id: Stock No" under fields',
    ],
    [
      'no ids, nor a column that may be one',
      'MAKE\nNorda\n',
      {},
      'line 1: no column is called "id", and each vehicle needs one that is its own; there is "MAKE"; write "id: " and the name of its column under fields',
    ],
  ])('is refused for %s', (_, text, layout, why) => {
    expect(() => convertToSnapshot(text, { ...csv, ...layout })).toThrow(why)
  })
})

describe('a stock of XML', () => {
  it('is read by paths, attributes and repeated elements', () => {
    const text =
      '<?xml version="1.0"?><stock><!-- ours --><car id="007"><price><now>42990</now></price><photo>a.jpg</photo><photo>b.jpg</photo><words><![CDATA[A & B]]></words><colour>Caf&#233; &amp; cream</colour></car></stock>'
    const fields = { id: '@id', price: 'price/now', images: 'photo', description: 'words' }
    expect(convertToSnapshot(text, { ...xml, fields })).toEqual({
      text: JSON.stringify({
        version: 1,
        is_table: true,
        cars: [
          {
            ...made,
            colour: 'Café & cream',
            id: '007',
            price: '42990',
            images: ['a.jpg', 'b.jpg'],
            description: 'A & B',
            source_place: '<car> 1',
          },
        ],
      }),
      told: [],
      lost: [],
    })
  })

  test.each<[string, string, string | null]>([
    [
      'marked up within a line',
      'A <b>very</b> tidy car.<br/>One owner, <i>NZ new</i>, no <strong>accidents</strong>.',
      'A very tidy car.\nOne owner, NZ new, no accidents.',
    ],
    ['in paragraphs alone', '<p>First part.</p><p>Second part.</p>', 'First part.\nSecond part.'],
    [
      'in a list, over several lines',
      '\n      <P class="1 > 0">It has</P>\n      <ul>\n        <li>a <a href="/x">towbar</a></li>\n        <li/>\n        <li>alloys</li>\n      </ul>\n    ',
      'It has\na towbar\nalloys',
    ],
    ['with letters that are escaped', '<p>Bread &amp; butter, &lt; 9 L, caf&#233;</p>', 'Bread & butter, < 9 L, café'],
    ['with words that nothing is read from', 'A <!-- very --> <b><![CDATA[R&D <i>car</i>]]></b>', 'A R&D car'],
    [
      'in a table',
      '<table><tr><td>Tow</td><td>3 t</td></tr><tr><td>Seats</td><td>5</td></tr></table>',
      'Tow 3 t\nSeats 5',
    ],
    ['with a style that is none of them', '<p>Tidy.</p><style>p {}</style>', 'Tidy.'],
    ['beside what is no text but facts', 'Tidy<text><b>8</b></text>', 'Tidy'],
    ['that are facts', '<option>Towbar</option><option>Alloys</option>', null],
  ])('keeps the words of a text %s', (_, blurb, words) => {
    const text = `<stock>\r\n<car><id>7</id><make>Norda</make><blurb lang="a>b">${blurb}</blurb><x><b>y</b></x></car></stock>`
    const { cars } = readCars(carsOf(text, { ...xml, fields: { description: 'blurb' } }) as unknown[], sampleReading)
    expect(cars.map(({ description }) => description)).toEqual([words])
  })

  it.each(['<stock/>', '<stock></stock>', '<stock>\n</stock>'])('may have no vehicle: %s', (text) => {
    expect(carsOf(text, xml)).toEqual([])
  })

  it.each([
    ['that hold others', '<images><image>a.jpg</image></images>', {}, ['images/image']],
    ['that hold others, and are read', '<images><image>a.jpg</image></images>', { images: 'images/image' }, []],
    ['deep in others', '<media><images><image>a.jpg</image></images></media>', { images: 'media/images/image' }, []],
    ['that are empty', '<images/>', {}, []],
    ['with marked up words', '<description><p>Tidy</p></description>', {}, []],
  ])('tells of elements %s that nothing is read from', (_what, inside, fields, unused) => {
    const { told } = convertToSnapshot(`<stock><car><id>1</id>${inside}</car></stock>`, { ...xml, fields })
    expect(told).toEqual(unused.map((name) => `columns of the stock that nothing is read from: ${name}`))
  })

  it('tells of a path that no vehicle has', () => {
    const { lost } = convertToSnapshot('<stock><car><id>1</id><Prices>5</Prices><Trim>GT</Trim></car></stock>', {
      ...xml,
      fields: { price: 'Prise', km: 'Odometer', badge: 'Trim', series: 'Trim2' },
    })
    expect(lost).toEqual([
      {
        fact: 'price',
        message: 'no vehicle of the stock has "Prise"; there is "Prices", "id", "Trim"; did you mean "Prices"?',
        isNear: true,
      },
      { fact: 'km', message: 'no vehicle of the stock has "Odometer"; there is "Prices", "id", "Trim"', isNear: false },
      {
        fact: 'series',
        message: 'no vehicle of the stock has "Trim2"; there is "Prices", "id", "Trim"; did you mean "Trim"?',
        isNear: false,
      },
    ])
  })

  it('tells of a fact that a vehicle says several times, and reads the first', () => {
    const prices = (...all: string[]) => all.map((price) => `<price kind="x">${price}</price>`).join('')
    const cars = [prices('9990'), prices('19990', '17990'), prices('8800', '8800'), prices('5', '4')]
    const stock = cars
      .map((inside, at) => `<car><id>${at}</id>${inside}<photo>a</photo><photo>b</photo></car>`)
      .join('')
    const { text, told } = convertToSnapshot(`<stock>${stock}</stock>`, { ...xml, fields: { images: 'photo' } })
    expect(JSON.parse(text).cars[1].price).toBe('19990')
    expect(told[0]).toBe(
      '2 vehicles have several of price, of which the first is read as price: "19990", "17990" (<car> 2)',
    )
  })

  it('tells of no path where all that is wrong is that nothing stands there', () => {
    const fields = { price: 'Price', before_price: 'Was/Then', badge: 'Trim/@name' }
    const car = '<car><id>1</id><Price>5</Price><Was><Then/></Was><Trim name=""/></car>'
    expect(convertToSnapshot(`<stock>${car}</stock>`, { ...xml, fields })).toMatchObject({ told: [], lost: [] })
  })

  it('tells of a path that holds others instead of words', () => {
    const { lost } = convertToSnapshot('<stock><car><id>1</id><Price><Now>5</Now></Price></car></stock>', {
      ...xml,
      fields: { price: 'Price' },
    })
    expect(lost[0]?.message).toBe(
      'no vehicle of the stock has "Price"; there is "Price/Now", "id"; did you mean "Price/Now"?',
    )
  })

  test.each<[string, string, string]>([
    [
      'entities of its own',
      '<!DOCTYPE s [<!ENTITY a "aaaa">]><stock><car>&a;</car></stock>',
      'it declares a document type',
    ],
    [
      'a page to sign in at',
      '<html lang="en"><head><title>Sign in</title></head></html>',
      'it is not XML but a web page, such as a server’s error ("Sign in")',
    ],
    ['being packed', '\u001F\uFFFD\b\0', 'it is not XML but a gzip file; send it unpacked'],
    ['elements that do not close', '<stock>\n<car></stock>', 'line 2, column 6: it is no XML: '],
    [
      'another name of its vehicles',
      '<stock><cars/></stock>',
      'stock.item is stock/car, and there is no <car>; there is cars; did you mean "cars"?',
    ],
    ['names that reach into objects', '<stock><__proto__>1</__proto__></stock>', '__proto__'],
  ])('is refused for %s', (_, text, why) => {
    expect(() => convertToSnapshot(text, xml)).toThrow(why)
  })

  it('is refused as cut off wherever it stops', () => {
    const whole =
      '<?xml version="1.0"?>\n<stock><!-- ours --><car id="1"><words><![CDATA[A <b>]]></words></car></stock>'
    const first = whole.indexOf('<stock>') + 2
    for (let length = first; length < whole.length; length++)
      expect(() => convertToSnapshot(whole.slice(0, length), xml)).toThrow(
        `it is cut off after ${length} characters: <s`,
      )
  })
})

describe('a feed that is made to hold up a night', () => {
  const long = (sign: string) => sign.repeat(150_000)
  const [before, behind] = ['https://a.example/1.jpg', 'x']

  it.each([
    ['comments that never end', () => convertToSnapshot(`<stock>${long('<!--')}`, xml)],
    ['words that never end', () => convertToSnapshot(`<stock>${long('<![CDATA[')}`, xml)],
    ['blanks behind a picture', () => carsOf(`id,images\n1,"${before}${long(' ')}${behind}"\n`, csv)],
  ])('is read in no time: %s', (_, read) => {
    const began = performance.now()
    try {
      read()
    } catch (error) {
      expect(String(error)).toContain('it is cut off')
    }
    expect(performance.now() - began).toBeLessThan(1500)
  })
})

const word = fc.stringMatching(/^[A-Za-z0-9é&<>'",;äß-]{1,12}$/)
const car = fc.record({
  make: word,
  model: word,
  colour: fc.option(word, { nil: '' }),
  price: fc.integer({ min: 1000, max: 900_000 }),
  km: fc.integer({ min: 0, max: 400_000 }).map((km) => `${km.toLocaleString('en-AU')} km`),
  features: fc.array(word, { minLength: 1, maxLength: 4 }),
})
type Sample = Record<string, unknown> & { readonly features: readonly string[] }

const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
const asCsv = (cars: readonly Sample[]) => {
  const names = Object.keys(cars[0] ?? {})
  const cell = (value: unknown) => quoted(Array.isArray(value) ? value.join('|') : value)
  return [names.join(','), ...cars.map((each) => names.map((name) => cell(each[name])).join(','))].join('\r\n')
}
const asXml = (cars: readonly Sample[]) => new XMLBuilder({}).build({ stock: { car: cars } }) as string
const readable = (cars: unknown) => readCars(cars as readonly unknown[], sampleReading).cars

describe('the same cars', () => {
  it('are the same whether they come as JSON, CSV or XML', () => {
    fc.assert(
      fc.property(fc.array(car, { minLength: 1, maxLength: 6 }), (some) => {
        const cars = some.map((each, at) => ({
          id: String(at + 1),
          slug: `car-${at}`,
          name: `Car ${at}`,
          status: 'sold',
          ...each,
        }))
        const ours = readable(cars)
        expect(ours.length).toBe(cars.length)
        expect(readable(carsOf(asCsv(cars), csv))).toEqual(ours)
        expect(readable(carsOf(asXml(cars), xml))).toEqual(ours)
      }),
    )
  })
})
