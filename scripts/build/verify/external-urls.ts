import type { Fault } from './fault.ts'

/** A URL of another host that a page loads or submits to, and the CSP directive that controls it. */
export interface ExternalUrl {
  readonly directive: string
  readonly address: string
}

type Attributes = Readonly<Record<string, string>>

/** URLs of a srcset, without their descriptors. */
export function srcsetUrls(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

const pictures = ({ src = '', srcset = '' }: Attributes) => ({ 'img-src': [src, ...srcsetUrls(srcset)] })

const ruled: Readonly<Record<string, (attributes: Attributes) => Readonly<Record<string, readonly string[]>>>> = {
  img: pictures,
  source: pictures,
  input: pictures,
  image: ({ href = '' }) => ({ 'img-src': [href] }),
  video: ({ src = '', poster = '' }) => ({ 'media-src': [src], 'img-src': [poster] }),
  script: ({ src = '' }) => ({ 'script-src': [src] }),
  iframe: ({ src = '' }) => ({ 'frame-src': [src] }),
  form: ({ action = '' }) => ({ 'form-action': [action] }),
  link: ({ rel = '', href = '' }) => {
    if (rel === 'stylesheet') return { 'style-src': [href] }
    return /icon$/.test(rel) ? { 'img-src': [href] } : {}
  },
}

const nothing: readonly ExternalUrl[] = []

const isForeign = (address: string) => /^(?:https?:)?\/\//i.test(address)

/** External URLs that one element loads or submits to. */
export function findExternalUrls(tag: string, attributes: Attributes): readonly ExternalUrl[] {
  const rules = Object.hasOwn(ruled, tag) ? ruled[tag]?.(attributes) : undefined
  if (!rules) return nothing
  return Object.entries(rules).flatMap(([directive, addresses]) =>
    addresses.filter(isForeign).map((address) => ({ directive, address })),
  )
}

/** The origin as requested under our policies, which upgrade http to https; null for an invalid URL. */
export function originOf(address: string): string | null {
  const whole = address.startsWith('//') ? `https:${address}` : address
  return URL.canParse(whole) ? new URL(whole).origin.replace(/^http:/, 'https:') : null
}

function sourcesOf(policy: string, directive: string): readonly string[] {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/))
  const found = (name: string) => directives.find(([first]) => first === name)?.slice(1)
  // form-action does not fall back to default-src.
  return found(directive) ?? (directive === 'form-action' ? ['https:'] : (found('default-src') ?? ['https:']))
}

function isLetIn({ directive, address }: ExternalUrl, policies: string): boolean {
  const origin = originOf(address)
  // With several policies, joined by commas, all apply.
  return policies
    .split(',')
    .every((policy) =>
      sourcesOf(policy, directive).some(
        (source) => source === 'https:' || source.replace(/^http:/, 'https:') === origin,
      ),
    )
}

/** Faults for external URLs that a page's policy blocks. */
export function findBlockedUrls(page: string, foreign: readonly ExternalUrl[], policies: string): Fault[] {
  const stopped = foreign.filter((each) => !isLetIn(each, policies))
  return stopped.map(({ directive, address }) => ({
    page,
    fault: `needs ${originOf(address) ?? 'an address that is none'}, which its security policy keeps out (${directive})`,
    about: address,
  }))
}
