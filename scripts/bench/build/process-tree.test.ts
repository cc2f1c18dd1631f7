import { expect, it } from 'vitest'
import { endedChildrenMs, mostMb } from './process-tree.ts'

it('reads the processor time of children beside a name with brackets and spaces', () => {
  const stat = '4711 (node (a) b) S 1 4711 4711 0 -1 4194560 900 800 0 0 150 20 1234 56 20 0 11 0 99'
  expect(endedChildrenMs(stat)).toBe(12_900)
})

it('reads the most memory a process had; none of one that is gone', () => {
  expect(mostMb('Name:\tnode\nVmPeak:\t 900000 kB\nVmHWM:\t  358400 kB\nVmRSS:\t  100000 kB\n')).toBe(350)
  expect(mostMb('')).toBe(0)
})
