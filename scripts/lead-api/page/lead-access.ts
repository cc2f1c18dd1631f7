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

/** What proxies say about whom they ask for: with one of these, the other end of the socket is not who asks. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|cf-connecting-ip|(?:x-|x-cluster-|true-|fly-|fastly-)client-ip)$/

const cookie = 'forecourt_leads'

/** Compared in a time that tells nothing of where they differ. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

function isLoopbackSocket(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage }
  return isLoopback(incoming?.socket.remoteAddress ?? '')
}

/**
 * Whether somebody at this machine asks: by the socket itself, through no proxy, and under this machine's own name, which
 * no page from elsewhere can make a browser send.
 */
function isAtThisMachine(context: Context): boolean {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  const isForwarded = Object.keys(context.req.header()).some((name) => forwarding.test(name))
  return isLoopbackSocket(context) && !isForwarded && hostOf(host)?.kind === 'own'
}

/** Who may read leads. */
export interface Guard {
  /** Opens the leads of all dealers; without one, only the tokens of the database open any. */
  readonly token: string | null
  readonly db: Database
  /** Whoever sits at this machine needs no token. Never where a proxy on it asks for others. */
  readonly isOpenHere: boolean
}

/** What the page knows of who asks. */
export interface Asker {
  readonly Variables: { readonly scope: Scope }
}

/** The dealers that a token opens; undefined where it opens none. */
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

/** Lets pass whoever is at this machine, or shows a token, and says whose leads they may see. */
export function leadAccess(guard: Guard): MiddlewareHandler<Asker> {
  return async (context, next) => {
    const isHere = guard.isOpenHere && isAtThisMachine(context)
    const scope = isHere ? null : await scopeOfToken(shownSession(context), guard)
    if (scope === undefined) return refuse(context, guard)
    context.set('scope', scope)
    return next()
  }
}

/** Takes the token from the form of the sign-in page, and never from an address. */
export async function signIn(context: Context, guard: Guard) {
  const given = (await context.req.formData().catch(() => null))?.get('token')
  if (!(await hasReaders(guard))) return refuse(context, guard)
  const session = typeof given === 'string' && given.trim() !== '' ? sessionOf(given.trim()) : ''
  if ((await scopeOfToken(session, guard)) === undefined) return context.html(signInPage('wrong', serverOf(guard)), 401)
  const secure = context.req.header('x-forwarded-proto') === 'https'
  setCookie(context, cookie, session, { httpOnly: true, sameSite: 'Strict', path: '/', secure })
  return context.redirect('/leads', 303)
}
