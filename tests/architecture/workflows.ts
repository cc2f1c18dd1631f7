import { parse } from 'yaml'

/** As much of a workflow as is looked at. */
interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>
}

interface Job {
  readonly needs?: string | readonly string[]
  readonly outputs?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly steps: readonly { readonly id?: string; readonly run?: string }[]
}

function commandFaults({ jobs }: Workflow, commands: readonly string[]): string[] {
  const steps = Object.values(jobs).flatMap(({ steps }) => steps)
  const named = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => !commands.includes(name)).map((name) => `there is no npm run ${name}`)
}

/** Jobs that nobody has, and what they are said to give and do not. */
function needFaults({ jobs }: Workflow, text: string): string[] {
  const needed = Object.values(jobs).flatMap(({ needs = [] }) => needs)
  const missing = needed.filter((name) => !Object.hasOwn(jobs, name)).map((name) => `there is no job ${name}`)
  const asked = [...text.matchAll(/needs\.([\w-]+)\.outputs\.([\w-]+)/g)]
  const silent = asked.filter(([, job = '', output = '']) => jobs[job]?.outputs?.[output] === undefined)
  return [...missing, ...silent.map(([all]) => `${all} is given by nobody`)]
}

/** Outputs of steps that there are not. */
function stepFaults({ jobs }: Workflow): string[] {
  return Object.values(jobs).flatMap(({ steps, outputs = {} }) => {
    const ids = steps.map(({ id }) => id)
    const asked = Object.values(outputs).map((value) => /steps\.([\w-]+)\.outputs/.exec(value)?.[1])
    return asked.filter((id) => id && !ids.includes(id)).map((id) => `there is no step ${id}`)
  })
}

/** What of a workflow cannot work: a command, a job or a step that there is not, and jobs that may hang for hours. */
export function workflowFaults(text: string, commands: readonly string[]): string[] {
  const workflow: Workflow = parse(text)
  const endless = Object.entries(workflow.jobs).filter(([, job]) => job['timeout-minutes'] === undefined)
  return [
    ...commandFaults(workflow, commands),
    ...needFaults(workflow, text),
    ...stepFaults(workflow),
    ...endless.map(([name]) => `${name} has no timeout-minutes`),
  ]
}
