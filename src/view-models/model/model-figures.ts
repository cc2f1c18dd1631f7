import type { Car, VehicleKind } from '#domain/car/car.ts'
import type { Measured } from '#domain/model/measured-features.ts'
import type { Model } from '#domain/model/model.ts'
import { learnersMay, partOf, type StatedFeature, touringFeatures } from '#domain/model/stated-features.ts'
import { capital } from '#domain/text/capital.ts'
import { distanceUnit } from '#domain/text/distance.ts'
import type { LocalePolicy } from '#domain/text/locale.ts'
import { engineNames } from './engine-names.ts'
import {
  distanceSpan,
  distinct,
  driveNames,
  engineTerm,
  type FactualCar,
  fuelsOf,
  seatsOf,
  span,
} from './model-facts.ts'
import { measureLine } from './model-measures.ts'

type FiguredCar = FactualCar &
  Pick<
    Car,
    'item_type' | 'simple_body' | 'body' | 'fuel_use' | 'range_km' | 'battery_kwh' | 'year' | 'engine' | 'features'
  >

/** A key fact of a model, in large type: "Seats", "5". */
export interface Figure {
  readonly term: string
  readonly detail: string
  /** "most of them", when it does not apply to all cars. */
  readonly part?: string
}

/** `detail` is empty when no car states it. */
type Line = readonly [term: string, detail: string, part?: string]

const saidLine = (term: string, said: StatedFeature | null): Line =>
  said ? [term, said.name, partOf(said)] : [term, '']

/** Fuel use, range and battery, in this order. */
export function roadLines(cars: readonly FiguredCar[], locale: LocalePolicy): readonly Line[] {
  const isMiles = distanceUnit(locale).short === 'mi'
  const use = span(cars.map((car) => car.fuel_use))
  const battery = span(cars.map((car) => car.battery_kwh))
  return [
    [isMiles ? 'Fuel economy' : 'Fuel use', use && `${use} ${isMiles ? 'mpg' : 'L/100\u00a0km'}`],
    [
      'Range',
      distanceSpan(
        cars.map((car) => car.range_km),
        locale,
      ),
    ],
    ['Battery', battery && `${battery} kWh`],
  ]
}

type Known = Pick<Model, 'manufacturer_body' | 'fuel'>

/** All facts by topic. */
function linesOf(cars: readonly FiguredCar[], model: Known, locale: LocalePolicy) {
  const road = roadLines(cars, locale)
  const measures = (...asked: readonly Measured[]) => asked.map((each): Line => measureLine(cars, each, locale))
  const body = distinct(cars.map((car) => car.simple_body ?? car.body)).join(', ')
  return {
    seats: [['Seats', seatsOf(cars)]],
    home: measures('sleeps', 'length', 'weight'),
    towing: measures('towing'),
    ridden: measures('seatHeight', 'kerb', 'tank'),
    carried: measures('load', 'payload'),
    moved: measures('power', 'boot'),
    stored: measures('tare', 'water'),
    engine: [[engineTerm(cars), engineNames(distinct(cars.map(({ engine }) => engine)))]],
    learners: [saidLine('Learners', learnersMay(cars))],
    touring: touringFeatures(cars).map(([asked, said]) => saidLine(asked, said)),
    road: road.some(([, said]) => said) ? road : [['Fuel', capital(fuelsOf(cars, model))]],
    drive: [['Drive', driveNames(cars, locale)]],
    body: [['Body', body || (model.manufacturer_body ?? '')]],
    year: [['Year', span(cars.map((car) => car.year))]],
  } as const satisfies Readonly<Record<string, readonly Line[]>>
}

type About = keyof ReturnType<typeof linesOf>

const driving: readonly About[] = ['seats', 'road', 'drive', 'towing', 'carried', 'moved', 'year', 'body']
const riding: readonly About[] = ['engine', 'learners', 'ridden', 'moved', 'drive', 'year', 'seats', 'road', 'body']

/**
 * Order of topics by kind of vehicle: a motorcycle's engine and a caravan's sleeping places come first. The body is
 * last, as the pictures show it.
 */
const orders: Readonly<Record<VehicleKind, readonly About[]>> = {
  cars: driving,
  trucks: driving,
  bikes: riding,
  motorcycles: riding,
  rvs: ['home', 'seats', 'engine', 'touring', 'stored', 'year', 'road', 'drive', 'body'],
}

const mostFigures = 4
/** With at least this many facts that apply to all cars, those that apply to most are left out. */
const enough = 3

const figureOf = ([term, detail, part]: Line): Figure => ({ term, detail, ...(part && { part }) })

/** Up to four key facts of a model, from its cars and the catalogue; unknown facts are left out. */
export function modelFigures(cars: readonly FiguredCar[], model: Known, locale: LocalePolicy): readonly Figure[] {
  const lines = linesOf(cars, model, locale)
  const [kind = 'cars'] = distinct(cars.map(({ item_type }) => item_type))
  const figures = orders[kind].flatMap((about) => lines[about].map(figureOf)).filter(({ detail }) => detail !== '')
  const ofAll = figures.filter(({ part }) => part === undefined)
  return (ofAll.length < enough ? figures : ofAll).slice(0, mostFigures)
}
