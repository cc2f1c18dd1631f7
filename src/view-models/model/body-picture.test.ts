import { expect, test } from 'vitest'
import { bodyDrawing, bodyPicture, drawnBodies } from './body-picture.ts'

test.each(drawnBodies)('(S9.58) %s has its own drawing', (body) => {
  expect(bodyPicture(body)).toBe(`/bodies/${body}.svg`)
})

test.each(['Hovercraft', 'constructor', 'toString', '__proto__', '旅行车', ''])('nobody drew %j', (body) => {
  expect(bodyDrawing(body)).toBeNull()
})

test.each([
  ['capitals', 'SUV', 'suv'],
  ['spaces', 'Cab Chassis', 'cabChassis'],
  ['a hyphen', 'people-mover', 'peopleMover'],
  ['an American word', 'Pickup', 'ute'],
  ['nobody drew it', 'Hovercraft', 'sedan'],
])('(S9.58) a body name with %s finds a drawing', (_reason, name, body) => {
  expect(bodyPicture(name)).toBe(`/bodies/${body}.svg`)
})
