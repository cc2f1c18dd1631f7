/** Both degrees of a place in one, as maps give them to copy: "-33.86, 151.20". */
const bothDegrees = /^\(?(-?\d+\.\d+)°?\s*,\s*(-?\d+\.\d+)°?\)?$/

/** Degrees, minutes and seconds: 33°51'54"S */
const minutes = /^(\d{1,3})[°º]\s*(\d{1,2})['′’]\s*(?:(\d{1,2}(?:\.\d+)?)["″”]|'')?\s*([nsew])$/i

function inDegrees(text: string): number | null {
  const [, whole, minute, second = '0', side = ''] = minutes.exec(text) ?? []
  if (whole === undefined) return null
  const degrees = Number(whole) + Number(minute) / 60 + Number(second) / 3600
  return Number((/[sw]/i.test(side) ? -degrees : degrees).toFixed(5))
}

/** What to write for degrees as maps show them, to go on after what is wrong with them; null for other texts. */
export function degreesMeant(text: string): string | null {
  const [, lat, long] = bothDegrees.exec(text) ?? []
  if (lat !== undefined) return `; these are two: write lat: ${lat} and long: ${long}`
  const degrees = inDegrees(text)
  return degrees === null ? null : `; did you mean ${degrees}?`
}
