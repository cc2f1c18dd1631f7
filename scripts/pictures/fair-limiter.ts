type Work = () => Promise<void>

/** Queue of one host. */
interface Host {
  /** One line per dealer, used in rotation. */
  readonly lines: Work[][]
  /** ConcurrencyLimiter in use. */
  busy: number
  /** Total lane time used, in ms. */
  spent: number
}

/** Limited concurrency shared by all dealers of a run. */
export interface ConcurrencyLimiter {
  /** Runs all of a dealer's tasks at one host as lanes become free; resolves when all are done. */
  readonly join: (host: string, works: readonly Work[]) => Promise<void>
}

/**
 * The next host: of those with the fewest lanes, the one that used the least time. A hanging host leaves lanes to
 * others.
 */
function nextOf(hosts: Iterable<Host>): Host | undefined {
  const waiting = [...hosts].filter(({ lines }) => lines.length > 0)
  return waiting.sort((a, b) => a.busy - b.busy || a.spent - b.spent)[0]
}

async function takeFrom(host: Host): Promise<void> {
  const line = host.lines.shift() ?? []
  const work = line.pop()
  if (line.length > 0) host.lines.push(line)
  const began = performance.now()
  host.busy += 1
  await work?.()
  host.busy -= 1
  host.spent += performance.now() - began
}

/** Wraps tasks so that `all` settles with them; `line` is reversed, since tasks are taken from its end. */
function lined(works: readonly Work[]): { readonly line: Work[]; readonly all: Promise<unknown> } {
  const told = works.map((work) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    return { promise, begin: () => work().then(resolve, reject) }
  })
  return { line: told.map(({ begin }) => begin).reverse(), all: Promise.all(told.map(({ promise }) => promise)) }
}

/** `count` lanes, shared fairly between hosts and dealers. */
export function createFairLimiter(count: number): ConcurrencyLimiter {
  const hosts = new Map<string, Host>()
  let free = count
  const fill = (): void => {
    for (let host = nextOf(hosts.values()); host && free > 0; host = nextOf(hosts.values())) {
      free -= 1
      void takeFrom(host).then(() => {
        free += 1
        fill()
      })
    }
  }
  return {
    async join(name, works) {
      if (works.length === 0) return
      const host = hosts.get(name) ?? { lines: [], busy: 0, spent: 0 }
      const { line, all } = lined(works)
      host.lines.push(line)
      hosts.set(name, host)
      fill()
      await all
    },
  }
}
