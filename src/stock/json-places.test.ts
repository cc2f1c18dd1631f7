import { expect, test } from 'vitest'
import { jsonPlaces } from './json-places.ts'

const deep = '['.repeat(100_000) + ']'.repeat(100_000)

test.each([
  ['members and cars', '{"taken_at": 1, "cars": [{"cars": [1]}, "x", [2]]}', { taken_at: 13, cars: 24 }, [25, 40, 45]],
  ['cars of a bare list', '[{"cars": [1]}, "x", [2]]', {}, [1, 16, 21]],
  ['cars of the last of two lists', '{"cars": [1, 2], "cars": [3]}', { cars: 25 }, [26]],
  ['no cars in what is no list', '{"cars": {"a": [1]}}', { cars: 9 }, []],
  ['cars after a byte-order mark', '\uFEFF[1]', {}, [2]],
  ['cars up to one that is nested too deep', `[1, ${deep}, 2]`, {}, [1, 4]],
])('finds %s', (_what, text, members, entries) => {
  const found = jsonPlaces(text)
  expect([Object.fromEntries(found.members), found.entries]).toEqual([members, entries])
})
