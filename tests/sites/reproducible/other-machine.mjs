// Loaded into each process of a build: another clock, folders listed the other way round, and no network.
// What was asked of the network is left in the file that FORECOURT_CALLS names.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const twoYears = 2 * 365 * 86_400_000
const now = Date.now
Date.now = () => now() + twoYears
globalThis.Date = new Proxy(Date, {
  construct: (date, given) => (given.length === 0 ? new date(date.now()) : new date(...given)),
})

const listSync = fs.readdirSync
fs.readdirSync = (...asked) => listSync(...asked).reverse()
const list = fs.promises.readdir
fs.promises.readdir = async (...asked) => (await list(...asked)).reverse()
syncBuiltinESMExports()

const connect = net.Socket.prototype.connect
net.Socket.prototype.connect = function (...asked) {
  // Names are given as { host, port }, and so are sockets of this machine, as { path }.
  const [to] = Array.isArray(asked[0]) ? asked[0] : asked
  if (to?.path) return connect.apply(this, asked)
  fs.appendFileSync(process.env.FORECOURT_CALLS, `${JSON.stringify(to)}\n`)
  this.destroy(new Error('there is no network'))
  return this
}
