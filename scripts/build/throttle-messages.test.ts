import { expect, it } from 'vitest'
import { throttleMessages } from './throttle-messages.ts'

it('says how far something is after a while, and then now and again', () => {
  let time = 5000
  const said: string[] = []
  const say = throttleMessages(
    1000,
    (words) => said.push(words),
    () => time,
  )
  for (let page = 1; page <= 40; page += 1) {
    time += 100
    say(`${page} of 40`)
  }
  expect(said).toEqual(['10 of 40', '20 of 40', '30 of 40', '40 of 40'])
})

it('says nothing of what is soon done', () => {
  const said: string[] = []
  const say = throttleMessages(
    1000,
    (words) => said.push(words),
    () => 0,
  )
  say('1 of 2')
  say('2 of 2')
  expect(said).toEqual([])
})
