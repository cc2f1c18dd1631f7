/** A number; groups: amount, unit, how many of them ("2 x 95 L"), and kind (ATM, tare). */
const number = String.raw`(?:(?<times>\d)\s*[x×]\s*)?(?<amount>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const inUnits = (units: string) => String.raw`${number}[-\s]*(?<unit>${units})\.?(?![\w³])`

const [kilos, metres] = [inUnits('kg|t|lbs?'), inUnits('mm|m|ft|feet|foot')]
const litres = 'l|ltrs?|lit(?:re|er)s?'
const powers = 'kw|b?hp|horsepower|ps'
const torques = String.raw`nm|lb\.?[-\s]?ft|ft\.?[-\s]?lbs?|pound[-\s]feet`
const stars = String.raw`(?<amount>[1-5])[-\s]*(?<unit>stars?)`
const rating = String.raw`(?:\s+(?:overall|vehicle|crash|safety|rating|rated|score))*`
const agency = '(?<kind>ancap|nhtsa)'

const inches = 'in(?:ch(?:es)?)?|["″]'
const most = String.raw`(?:max(?:imum|\.)?\s+|peak\s+|total\s+|combined\s+|engine\s+|motor\s+)*`
const room = String.raw`(?:\s+(?:space|capacity|volume|room|area))?`
/** What may follow: the engine speed at which it is reached, and a remark in brackets. */
const end = String.raw`\.?(?:\s*(?:@|at)\s*[\d,.\s–-]+rpm)?(?:\s*\((?!opt)[^)]*\))?$`

const whole = (words: string) => new RegExp(`^${words}${end}`, 'i')

/**
 * A name before its number ("Payload: 950 kg") or after it ("950kg payload"), with no other words that could change the
 * meaning.
 */
const named = (name: string, units: string) => [
  whole(String.raw`${name}\s*[:=–-]?\s*(?:of\s+|up to\s+)?${inUnits(units)}`),
  whole(String.raw`(?:up to\s+)?${inUnits(units)}\s+(?:of\s+)?${name}`),
]

/** Both at once: "154kW / 500Nm". */
const pair = (first: string, second: string) =>
  whole(String.raw`(?:power[\s:]*)?${first}\s*(?:[/,&|+]|and)\s*(?:torque[\s:]*)?${second}`)
const plain = String.raw`[\d,.]+\s*`

/**
 * Measures for which feeds have no field, and the patterns that find them among a dealer's features. Kilowatts without
 * a name are not matched as power: they may be those of a charger.
 */
export const measureWords = {
  sleeps: [/^sleeps\s+(?<amount>\d+)\b/i, /^(?<amount>\d+)[-\s]?berth\b/i],
  towing: [
    new RegExp(
      String.raw`(?<!un)\bbraked tow\w*\D*${kilos}|^(?:max\w*\s)?tow(?:s|ing)\b(?!.*\bunbraked)\D*${kilos}`,
      'i',
    ),
    new RegExp(String.raw`^${kilos}\s+(?:braked\s+)?tow`, 'i'),
  ],
  length: [
    new RegExp(
      String.raw`^(?:(?:body|overall|external|total)\s+)?length\b\D*${inUnits(`mm|m|ft|feet|foot|${inches}`)}`,
      'i',
    ),
    new RegExp(String.raw`^${metres}(?:\s+(?:long|body|van|caravan|motorhome))?$`, 'i'),
  ],
  width: named(String.raw`(?:(?:body|overall|external|total)\s+)?width`, `mm|m|ft|feet|foot|${inches}`),
  height: named(String.raw`(?:(?:body|overall|external|travel(?:ling)?)\s+)?height`, `mm|m|ft|feet|foot|${inches}`),
  weight: [new RegExp(String.raw`^(?<kind>ATM|GVM|GVWR)\b\D*${kilos}`, 'i')],
  tare: named(String.raw`tare(?:\s+(?:weight|mass))?`, 'kg|t|lbs?'),
  kerb: named(String.raw`(?<kind>wet|kerb|curb)(?:\s+(?:weight|mass))?`, 'kg|lbs?'),
  ball: named(String.raw`(?:tow[-\s]?)?ball(?:\s?(?:weight|load(?:ing)?|mass|download))?`, 'kg|lbs?'),
  clearance: named(String.raw`ground\s+clearance`, `mm|cm|${inches}`),
  wheelbase: named('wheel\\s?base', `mm|${inches}`),
  wheels: named(String.raw`(?:\w+\s+)?(?:alloys?|wheels?|alloy\s+wheels)`, inches),
  payload: named(String.raw`${most}payload(?:\s+(?:capacity|rating))?`, 'kg|t|lbs?'),
  power: [
    ...named(String.raw`${most}power(?:\s+output)?`, powers),
    whole(inUnits('b?hp|horsepower')),
    pair(inUnits(powers), `${plain}(?:${torques})`),
  ],
  torque: [
    ...named(`${most}torque`, torques),
    whole(inUnits(torques)),
    pair(`${plain}(?:${powers})`, inUnits(torques)),
  ],
  boot: named(`(?:boot|luggage|trunk|cargo)${room}`, String.raw`${litres}|cu\.?[-\s]?ft|cubic[-\s](?:feet|foot)`),
  load: named(`(?:load|cargo)${room}`, 'm³|m3|cubic met(?:re|er)s?'),
  tank: named(
    String.raw`(?:long[-\s]range\s+)?fuel\s+(?:tank|capacity)(?:\s+(?:capacity|size|volume))?`,
    `${litres}|gal(?:lon)?s?`,
  ),
  water: named(String.raw`(?:fresh\s*)?water(?:\s+tanks?)?(?:\s+capacity)?`, `${litres}|gal(?:lon)?s?`),
  seatHeight: named(String.raw`seat\s+height`, `mm|cm|${inches}`),
  safety: [
    whole(String.raw`${agency}${rating}\s*[:=–-]?\s*${stars}${rating}`),
    whole(String.raw`${stars}\s+${agency}${rating}`),
    whole(String.raw`${stars}${rating}\s+(?:\(|by\s+|from\s+)${agency}\)?`),
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>

export type Measured = keyof typeof measureWords
