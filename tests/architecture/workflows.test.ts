import { globSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { workflowFaults } from './workflows.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const commands = Object.keys(scripts)

it.each(globSync('.github/workflows/*.yml'))('%s names commands, jobs and steps that there are', (file) => {
  expect(workflowFaults(readFileSync(file, 'utf8'), commands)).toEqual([])
})

const job = (more: string) => `jobs:\n  a:\n    timeout-minutes: 5\n    steps:\n      - run: npm run build\n${more}`

test.each([
  ['a command', job('      - run: |\n          npm run biuld -- x'), 'there is no npm run biuld'],
  ['a job', job('  b:\n    needs: plan\n    timeout-minutes: 5\n    steps: []'), 'there is no job plan'],
  ['an output', job('        env: {X: "needs.a.outputs.matrix"}'), 'needs.a.outputs.matrix is given by nobody'],
  ['a step', job('    outputs: {matrix: "steps.plan.outputs.matrix"}'), 'there is no step plan'],
  ['an end', 'jobs:\n  a:\n    steps: []', 'a has no timeout-minutes'],
])('planted: %s that is not there is found', (_, text, fault) => {
  expect(workflowFaults(text, ['build'])).toEqual([fault])
})
