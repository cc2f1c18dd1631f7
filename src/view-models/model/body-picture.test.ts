import { expect, test } from 'vitest'
import { bodyPicture, picturesOfOneKind } from './body-picture.ts'

test.each(['Hovercraft', 'constructor', 'toString', '__proto__', '旅行车', ''])(
  'nobody drew %j: its photo stands in',
  (name) => {
    expect(picturesOfOneKind([{ name, photo: '/own.webp' }])).toEqual(['/own.webp'])
  },
)

test.each([
  ['capitals', 'SUV', 'suv'],
  ['spaces', 'Cab Chassis', 'cabChassis'],
  ['a hyphen', 'people-mover', 'peopleMover'],
  ['an American word', 'Pickup', 'ute'],
  ['nobody drew it', 'Hovercraft', 'sedan'],
])('(S9.58) a body name with %s finds a drawing', (_reason, name, body) => {
  expect(bodyPicture(name)).toBe(`/bodies/${body}.svg`)
})

const photo = (name: string) => ({ name, photo: `/${name}.webp` })

test.each([
  ['are drawn where each is', [photo('ute'), photo('van')], ['/bodies/ute.svg', '/bodies/van.svg']],
  ['are photos where one is not', [photo('Motorcycle'), photo('van')], ['/Motorcycle.webp', '/van.webp']],
  [
    'are what there is where that one alone has a photo',
    [photo('Motorcycle'), { name: 'van', photo: null }],
    ['/Motorcycle.webp', '/bodies/van.svg'],
  ],
  [
    'are drawn where nothing else is',
    [{ name: 'Hovercraft', photo: null }, photo('van')],
    ['/bodies/sedan.svg', '/bodies/van.svg'],
  ],
])('pictures of a row of styles %s', (_, bodies, shown) => {
  expect(picturesOfOneKind(bodies)).toEqual(shown)
})
