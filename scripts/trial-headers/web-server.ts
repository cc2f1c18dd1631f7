import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../lib/free-port.ts'

/** Web servers that a release contains configuration for. */
export const webServers = ['nginx', 'caddy'] as const
export type WebServerName = (typeof webServers)[number]

/** Path served by another program on the same host, like the lead API. */
export const programPath = '/beside'

/** A web server process that serves one release. */
export interface WebServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Whether the server is installed on this machine, as by Debian's packages. */
export function isInstalled(name: WebServerName): boolean {
  return spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error === undefined
}

function nginxConfig(home: string, folder: string, port: number): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  const beside = `location ${programPath} { return 200 beside; }`
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; ${beside} include ${folder}/_nginx.conf; }`
  const http = `http { include /etc/nginx/mime.types; access_log off; ${scratch.join(' ')} ${server} }`
  // Started by root, its workers would run as a user without access to the files.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  return `${user}daemon off; pid ${home}/pid; error_log stderr; worker_processes 1; events {} ${http}\n`
}

function caddyConfig(home: string, folder: string, port: number): string {
  const beside = `handle ${programPath} {\n    respond beside\n  }`
  const site = `http://127.0.0.1:${port} {\n  root * ${folder}\n  ${beside}\n  import ${folder}/_Caddyfile\n}\n`
  return `{\n  admin off\n  storage file_system ${home}\n}\n${site}`
}

const configs = { nginx: nginxConfig, caddy: caddyConfig } as const

const argumentsFor: Readonly<Record<WebServerName, (config: string, home: string) => readonly string[]>> = {
  nginx: (config, home) => ['-p', home, '-c', config],
  caddy: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
}

async function untilItAnswers(url: string, child: ChildProcess, said: readonly string[]): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await setTimeout(20)
  }
  throw new Error(said.join(''))
}

/**
 * Starts a server with a release and the configuration in it.
 * @throws with the server's output when it does not start
 */
export async function startWebServer(name: WebServerName, release: string): Promise<WebServer> {
  const home = mkdtempSync(join(tmpdir(), `${name}-`))
  const port = await freePort()
  const config = join(home, 'config')
  writeFileSync(config, configs[name](home, realpathSync(release), port))
  const said: string[] = []
  const child = spawn(name, argumentsFor[name](config, home), { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.on('data', (words: Buffer) => said.push(words.toString()))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, child, said)
  return {
    url,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
