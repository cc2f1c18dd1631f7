import { value } from '../setting.ts'
import { numberKind } from './numbers.ts'

/** Latitude and longitude in one text, as copied from a map: "-33.86, 151.20". */
const bothDegrees = /^\(?(-?\d+\.\d+)°?\s*,\s*(-?\d+\.\d+)°?\)?$/

/** Degrees, minutes and seconds: 33°51'54"S */
const minutes = /^(\d{1,3})[°º]\s*(\d{1,2})['′’]\s*(?:(\d{1,2}(?:\.\d+)?)["″”]|'')?\s*([nsew])$/i

function inDegrees(text: string): number | null {
  const [, whole, minute, second = '0', side = ''] = minutes.exec(text) ?? []
  if (whole === undefined) return null
  const degrees = Number(whole) + Number(minute) / 60 + Number(second) / 3600
  return Number((/[sw]/i.test(side) ? -degrees : degrees).toFixed(5))
}

/** Remedy for coordinates as maps show them (a pair, or degrees and minutes); null for other texts. */
function degreesMeant(text: string): string | null {
  const [, lat, long] = bothDegrees.exec(text) ?? []
  if (lat !== undefined) return `; these are two: write lat: ${lat} and long: ${long}`
  const degrees = inDegrees(text)
  return degrees === null ? null : `; did you mean ${degrees}?`
}

const isLongitude = (text: string) => /^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= 180

const latitudes = numberKind(false, -90, 90, '-90')
const longitudes = numberKind(false, -180, 180, '-180')

/** Degrees north of the equator, or south with a minus. */
export const latitude = () =>
  value({
    ...latitudes,
    remedy: (text) =>
      degreesMeant(text.trim()) ??
      (isLongitude(text)
        ? '; latitudes go no further, so lat and long may be swapped'
        : (latitudes.remedy?.(text) ?? '')),
  })

/** Degrees east of Greenwich, or west with a minus. */
export const longitude = () =>
  value({ ...longitudes, remedy: (text) => degreesMeant(text.trim()) ?? longitudes.remedy?.(text) ?? '' })
