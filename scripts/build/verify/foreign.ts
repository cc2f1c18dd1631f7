import type { Fault } from './fault.ts'

/** Something of another host that a page loads, shows or is sent to, and the directive of the policy that rules it. */
export interface Foreign {
  readonly directive: string
  readonly address: string
}

type Attributes = Readonly<Record<string, string>>

/** The addresses of a srcset, without their widths. */
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

const nothing: readonly Foreign[] = []

const isForeign = (address: string) => /^(?:https?:)?\/\//i.test(address)

/** What of other hosts one element loads. */
export function foreignOf(tag: string, attributes: Attributes): readonly Foreign[] {
  const rules = Object.hasOwn(ruled, tag) ? ruled[tag]?.(attributes) : undefined
  if (!rules) return nothing
  return Object.entries(rules).flatMap(([directive, addresses]) =>
    addresses.filter(isForeign).map((address) => ({ directive, address })),
  )
}

/** The origin as a browser asks for it under our policies: always by https, unless it is this machine. */
export function originOf(address: string): string | null {
  const whole = address.startsWith('//') ? `https:${address}` : address
  return URL.canParse(whole) ? new URL(whole).origin.replace(/^http:/, 'https:') : null
}

function sourcesOf(policy: string, directive: string): readonly string[] {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/))
  const found = (name: string) => directives.find(([first]) => first === name)?.slice(1)
  // Forms alone have no default to fall back on.
  return found(directive) ?? (directive === 'form-action' ? ['https:'] : (found('default-src') ?? ['https:']))
}

function isLetIn({ directive, address }: Foreign, policies: string): boolean {
  const origin = originOf(address)
  // Several policies joined by commas all hold.
  return policies
    .split(',')
    .every((policy) =>
      sourcesOf(policy, directive).some(
        (source) => source === 'https:' || source.replace(/^http:/, 'https:') === origin,
      ),
    )
}

/** What of other hosts the policy of a page would stop, so that nobody sees it. */
export function keptOut(page: string, foreign: readonly Foreign[], policies: string): Fault[] {
  const stopped = foreign.filter((each) => !isLetIn(each, policies))
  return stopped.map(({ directive, address }) => ({
    page,
    fault: `needs ${originOf(address) ?? 'an address that is none'}, which its security policy keeps out (${directive})`,
    about: address,
  }))
}
