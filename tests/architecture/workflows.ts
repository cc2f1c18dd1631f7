import { parse } from 'yaml'
import { matrixOf } from '#scripts/plan/matrix.ts'

/** The checked parts of a workflow. */
interface Workflow {
  readonly on?: { readonly workflow_call?: { readonly inputs?: Readonly<Record<string, unknown>> } }
  readonly jobs: Readonly<Record<string, Job>>
}

interface Step {
  readonly id?: string
  readonly run?: string
  readonly uses?: string
  readonly if?: string
  readonly with?: Readonly<Record<string, string>>
}

interface Job {
  readonly needs?: string | readonly string[]
  readonly outputs?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  /** A reusable workflow called by this job, and its inputs. */
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly environment?: string
  readonly concurrency?: { readonly group?: string; readonly queue?: string; readonly 'cancel-in-progress'?: boolean }
  readonly strategy?: { readonly matrix?: string | Readonly<Record<string, unknown>> }
  readonly steps?: readonly Step[]
}

/** What workflows can refer to. */
export interface Known {
  /** Names of scripts in package.json. */
  readonly commands: readonly string[]
  /** Returns the text of a workflow by path; null when it does not exist. */
  readonly workflow: (path: string) => string | null
}

/** The steps of a job of a workflow, in order. */
export function stepsOf(text: string, job: string): readonly Step[] {
  const { jobs }: Workflow = parse(text)
  return jobs[job]?.steps ?? []
}

function commandFaults({ jobs }: Workflow, { commands }: Known): string[] {
  const steps = Object.values(jobs).flatMap(({ steps = [] }) => steps)
  const named = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => !commands.includes(name)).map((name) => `there is no npm run ${name}`)
}

/** Needed jobs that do not exist, and referenced outputs that a job does not have. */
function needFaults({ jobs }: Workflow, text: string): string[] {
  const needed = Object.values(jobs).flatMap(({ needs = [] }) => needs)
  const missing = needed.filter((name) => !Object.hasOwn(jobs, name)).map((name) => `there is no job ${name}`)
  const asked = [...text.matchAll(/needs\.([\w-]+)\.outputs\.([\w-]+)/g)]
  const silent = asked.filter(([, job = '', output = '']) => jobs[job]?.outputs?.[output] === undefined)
  return [...missing, ...silent.map(([all]) => `${all} is given by nobody`)]
}

/** Outputs of steps that do not exist. */
function stepFaults({ jobs }: Workflow): string[] {
  return Object.values(jobs).flatMap(({ steps = [], outputs = {} }) => {
    const ids = steps.map(({ id }) => id)
    const asked = Object.values(outputs).map((value) => /steps\.([\w-]+)\.outputs/.exec(value)?.[1])
    return asked.filter((id) => id && !ids.includes(id)).map((id) => `there is no step ${id}`)
  })
}

/** Called workflows that do not exist, and their missing or unknown inputs. */
function callFaults({ jobs }: Workflow, { workflow }: Known): string[] {
  return Object.values(jobs).flatMap(({ uses, with: given = {} }) => {
    if (uses === undefined) return []
    const text = workflow(uses.replace(/^\.\//, ''))
    if (text === null) return [`there is no ${uses}`]
    const { on }: Workflow = parse(text)
    const asked = Object.keys(on?.workflow_call?.inputs ?? {})
    const missing = asked.filter((name) => !Object.hasOwn(given, name)).map((name) => `${uses} is not given ${name}`)
    const unknown = Object.keys(given).filter((name) => !asked.includes(name))
    return [...missing, ...unknown.map((name) => `${uses} does not take ${name}`)]
  })
}

/** A sample shard, for the keys of a planned matrix. */
const shard = { name: 'a', dealers: ['a'], members: ['a'], seconds: 1 }
const planned: readonly string[] = Object.keys(JSON.parse(matrixOf([shard])).include[0])

/** Matrix keys that jobs use and that are not defined. */
function matrixFaults({ jobs }: Workflow): string[] {
  return Object.values(jobs).flatMap((job) => {
    const { matrix = {} } = job.strategy ?? {}
    const given = typeof matrix === 'string' ? planned : Object.keys(matrix)
    const asked = [...JSON.stringify(job).matchAll(/matrix\.([a-z]\w*)/g)].map(([, name = '']) => name)
    return [...new Set(asked)].filter((name) => !given.includes(name)).map((name) => `no plan gives matrix.${name}`)
  })
}

/** npm prints a line before a command's output, so redirecting JSON without --silent gives invalid JSON. */
function bannerFaults({ jobs }: Workflow): string[] {
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run = '' }) => run.split('\n')))
  const kept = commands.filter((line) => /npm run (?!.*--silent).*--json.*[|>]/.test(line))
  return kept.map((line) => `npm's own words stand before the JSON of ${line.trim()}`)
}

/** A shard may have several dealers, so its list of names must not be used as a path, environment or key. */
function rowFaults({ jobs }: Workflow): string[] {
  return Object.entries(jobs).flatMap(([name, { environment, concurrency, steps = [] }]) => {
    const kept = steps.flatMap(({ with: { path, key } = {} }) => [path, key])
    const named = [environment, concurrency?.group, ...kept].filter((text) => text?.includes('matrix.dealers'))
    return named.map((text) => `${name} keeps something by a row of dealers: ${text}`)
  })
}

/** Cache faults: `actions/cache` saves nothing when the job fails, and restore keys match by prefix. */
function keepFaults({ jobs }: Workflow): string[] {
  const steps = Object.values(jobs).flatMap(({ steps = [] }) => steps)
  return steps.flatMap(({ uses = '', if: when = '', with: { key = '', 'restore-keys': begins = '' } = {} }) => {
    const isOfRun = key.includes('matrix.') && key.includes('github.run_id')
    const isLost =
      uses.startsWith('actions/cache@') || (uses.startsWith('actions/cache/save@') && !/always\(\)/.test(when))
    return [
      ...(isOfRun && isLost ? [`${key} is lost when its job fails`] : []),
      ...(/matrix\.\w+ }}[\w-]*$/.test(begins.trim()) ? [`${begins} finds what others of that beginning keep`] : []),
    ]
  })
}

/** In a concurrency group only one job can wait by default, so another of the same shard would cancel it. */
function dropFaults({ jobs }: Workflow): string[] {
  const dropping = Object.entries(jobs).filter(([, { concurrency }]) => {
    const { group = '', queue, 'cancel-in-progress': givesWay } = concurrency ?? {}
    return group.includes('matrix.') && queue !== 'max' && !givesWay
  })
  return dropping.map(([name]) => `${name} is dropped while it waits, when another comes`)
}

/** Actions not pinned to a commit, which may change at any time. */
function pinFaults({ jobs }: Workflow): string[] {
  const used = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ uses }) => uses ?? []))
  return used.filter((uses) => !/@[0-9a-f]{40}$/.test(uses)).map((uses) => `${uses} is not pinned`)
}

/** All faults of a workflow: references to missing things, jobs without a timeout, and the rules above. */
export function workflowFaults(text: string, known: Known): string[] {
  const workflow: Workflow = parse(text)
  const own = Object.entries(workflow.jobs).filter(([, { uses }]) => uses === undefined)
  const endless = own.filter(([, job]) => job['timeout-minutes'] === undefined)
  return [
    ...commandFaults(workflow, known),
    ...needFaults(workflow, text),
    ...stepFaults(workflow),
    ...callFaults(workflow, known),
    ...matrixFaults(workflow),
    ...rowFaults(workflow),
    ...keepFaults(workflow),
    ...dropFaults(workflow),
    ...pinFaults(workflow),
    ...bannerFaults(workflow),
    ...endless.map(([name]) => `${name} has no timeout-minutes`),
  ]
}
