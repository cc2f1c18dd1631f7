import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isLoopback } from '../../lib/public-address.ts'
import { hostOf } from '../../serve/request-target.ts'
import type { Scope } from '../store/lead-list.ts'
import type { Database } from '../store/tables.ts'
import { scopeOfSession, sessionOf } from './readers.ts'
import { signInPage } from './sign-in-page.ts'

/** Headers that proxies add: with any of these, the socket's remote address is not the client's. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|cf-connecting-ip|(?:x-|x-cluster-|true-|fly-|fastly-)client-ip)$/

const cookie = 'forecourt_leads'

/** Constant-time comparison. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

function isLoopbackSocket(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage }
  return isLoopback(incoming?.socket.remoteAddress ?? '')
}

/**
 * Whether the request comes from this machine: a loopback socket, no proxy headers, and a Host of this machine, which a
 * page of another host cannot make a browser send.
 */
function isAtThisMachine(context: Context): boolean {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  const isForwarded = Object.keys(context.req.header()).some((name) => forwarding.test(name))
  return isLoopbackSocket(context) && !isForwarded && hostOf(host)?.kind === 'own'
}

/** Rules for who may read leads. */
export interface Guard {
  /** Token for the leads of all dealers; null when only the tokens in the database are valid. */
  readonly token: string | null
  readonly db: Database
  /** Requests from this machine need no token. Must be false behind a proxy on the same machine. */
  readonly isOpenHere: boolean
}

/** Hono variables of an authorised request. */
export interface ReaderVariables {
  readonly Variables: { readonly scope: Scope }
}

/** Dealers that a session may read, null for all; undefined for an invalid session. */
function scopeOfToken(session: string, { token, db }: Guard): Promise<Scope | undefined> {
  if (session === '') return Promise.resolve(undefined)
  if (token !== null && isSame(session, sessionOf(token))) return Promise.resolve(null)
  return scopeOfSession(db, session)
}

function shownSession(context: Context): string {
  const bearer = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  return bearer ? sessionOf(bearer) : (getCookie(context, cookie) ?? '')
}

async function hasReaders({ token, db }: Guard): Promise<boolean> {
  return token !== null || (await db.selectFrom('tokens').select('id').limit(1).executeTakeFirst()) !== undefined
}

const noReaders = {
  trial: 'The leads can be read on this machine only.',
  real: 'Nobody can read the leads yet. Make a token where this server runs: npm run leads -- token add NAME',
} as const

const serverOf = ({ isOpenHere }: Guard) => (isOpenHere ? 'trial' : 'real')

async function refuse(context: Context, guard: Guard) {
  if (!(await hasReaders(guard))) return context.text(noReaders[serverOf(guard)], 403)
  context.header('WWW-Authenticate', 'Bearer realm="leads"')
  if (context.req.path === '/leads') return context.html(signInPage('first', serverOf(guard)), 401)
  return context.text('Sign in at /leads, or send the token of the leads as Bearer.', 401)
}

/**
 * Middleware: admits local requests (if open here) and valid tokens, and sets `scope`; else 401, or 403 without
 * readers.
 */
export function leadAccess(guard: Guard): MiddlewareHandler<ReaderVariables> {
  return async (context, next) => {
    const isHere = guard.isOpenHere && isAtThisMachine(context)
    const scope = isHere ? null : await scopeOfToken(shownSession(context), guard)
    if (scope === undefined) return refuse(context, guard)
    context.set('scope', scope)
    return next()
  }
}

/** Handles the sign-in form; a token is never read from the URL. */
export async function signIn(context: Context, guard: Guard) {
  const given = (await context.req.formData().catch(() => null))?.get('token')
  if (!(await hasReaders(guard))) return refuse(context, guard)
  const session = typeof given === 'string' && given.trim() !== '' ? sessionOf(given.trim()) : ''
  if ((await scopeOfToken(session, guard)) === undefined) return context.html(signInPage('wrong', serverOf(guard)), 401)
  const secure = context.req.header('x-forwarded-proto') === 'https'
  setCookie(context, cookie, session, { httpOnly: true, sameSite: 'Strict', path: '/', secure })
  return context.redirect('/leads', 303)
}
