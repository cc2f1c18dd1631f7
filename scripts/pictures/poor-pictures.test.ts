import { describe, expect, it, test } from 'vitest'
import { poorPictureLines, poorPictures, uncopiedLines } from './poor-pictures.ts'
import { samplePictureRecord } from './sample-picture-record.ts'

const failed = (problem: string) => samplePictureRecord({ key: null, problem })
/** So many pictures that could not be had for a reason, by their addresses. */
const several = (count: number, problem: string) =>
  Array.from({ length: count }, (_, at) => [`https://p.example/${problem.length}-${at}`, failed(problem)] as const)

describe('poor pictures', () => {
  it('are said, a line for each kind, without what addresses may hide', () => {
    const lines = poorPictureLines(
      poorPictures({
        'https://p.example/fine': samplePictureRecord(),
        'https://p.example/small?key=abc': samplePictureRecord({ width: 320, height: 240 }),
        'https://p.example/tall': samplePictureRecord({ width: 900, height: 1600 }),
        'https://p.example/none': failed('its host answered 404'),
        'https://p.example/none-2': failed('its host answered 404'),
        'https://p.example/kept': samplePictureRecord({ problem: 'its host answered 503' }),
      }),
    )
    expect(lines).toEqual([
      '2 pictures of cars could not be had (its host answered 404), such as https://p.example/none',
      '1 picture of cars is shown as copied before, as it could not be had again (its host answered 503), such as https://p.example/kept',
      '1 picture of cars is less than 800 px wide, such as https://p.example/small',
      '1 picture of cars is taller than wide and cut at head and foot, such as https://p.example/tall',
    ])
  })

  it('are said with every reason, most first', () => {
    const known = [
      ...several(1, 'socket hang up'),
      ...several(4, 'it is broken'),
      ...several(9, 'its host answered 404'),
    ]
    expect(poorPictureLines(poorPictures(Object.fromEntries(known)))).toEqual([
      '14 pictures of cars could not be had (9: its host answered 404; 4: it is broken; 1: socket hang up), such as https://p.example/14-0',
    ])
  })

  it('are said with four reasons at most, and how many have others', () => {
    const reasons = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff']
    const known = reasons.flatMap((reason, at) => several(7 - at, reason))
    expect(poorPictureLines(poorPictures(Object.fromEntries(known)))).toEqual([
      '27 pictures of cars could not be had (7: a; 6: bb; 5: ccc; 4: dddd; 5: other reasons), such as https://p.example/1-0',
    ])
  })
})

const at = (name: string) => `https://p.example/${name}.jpg`

test.each([
  [
    'nobody asked for',
    {},
    [at('a'), at('b')],
    '2 pictures of cars have no copies yet (npm run pictures -- yard makes them), such as https://p.example/a.jpg',
  ],
  [
    'lost their copy',
    { [at('a')]: samplePictureRecord({ problem: 'its host answered 503' }) },
    [at('a')],
    '1 picture of cars has no copy yet (npm run pictures -- yard makes it), such as https://p.example/a.jpg',
  ],
  ['failed, which is told with its reason', { [at('a')]: failed('its host answered 503') }, [at('a')], undefined],
  ['are none', {}, [], undefined],
])('pictures that pages ask of another site for want of a copy are told: %s', (_which, known, shown, line) => {
  expect(uncopiedLines('yard', shown, known)).toEqual(line === undefined ? [] : [line])
})
