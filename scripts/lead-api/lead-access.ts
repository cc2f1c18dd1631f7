import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hostOf } from '../serve/request-target.ts'
import { signInPage } from './sign-in-page.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** What proxies say about whom they ask for: with one of these, the other end of the socket is not who asks. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|cf-connecting-ip|(?:x-|x-cluster-|true-|fly-|fastly-)client-ip)$/

const cookie = 'forecourt_leads'

/** Compared in a time that tells nothing of where they differ. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** What a signed-in browser shows; the token itself is not kept in it. */
const sessionOf = (token: string): string => createHmac('sha256', token).update('leads').digest('base64url')

function isLoopbackSocket(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage }
  const address = incoming?.socket.remoteAddress ?? ''
  return address !== '' && loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
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

function holdsToken(context: Context, token: string): boolean {
  const bearer = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  return isSame(bearer ?? '', token) || isSame(getCookie(context, cookie) ?? '', sessionOf(token))
}

function refuse(context: Context, token: string | null) {
  if (token === null) return context.text('The leads can be read on this machine only.', 403)
  context.header('WWW-Authenticate', 'Bearer realm="leads"')
  if (context.req.path === '/leads') return context.html(signInPage('first'), 401)
  return context.text('Sign in at /leads, or send the token of the leads as Bearer.', 401)
}

/** Lets pass whoever is at this machine, or shows the token; without a token nobody from elsewhere. */
export function leadAccess(token: string | null): MiddlewareHandler {
  return async (context, next) => {
    if (isAtThisMachine(context) || (token !== null && holdsToken(context, token))) return next()
    return refuse(context, token)
  }
}

/** Takes the token from the form of the sign-in page, and never from an address. */
export async function signIn(context: Context, token: string | null) {
  const given = (await context.req.formData().catch(() => null))?.get('token')
  if (token === null) return refuse(context, token)
  if (typeof given !== 'string' || !isSame(given.trim(), token)) return context.html(signInPage('wrong'), 401)
  const secure = context.req.header('x-forwarded-proto') === 'https'
  setCookie(context, cookie, sessionOf(token), { httpOnly: true, sameSite: 'Strict', path: '/', secure })
  return context.redirect('/leads', 303)
}
