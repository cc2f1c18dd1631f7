type Work = () => Promise<void>

/** What waits for one host. */
interface Host {
  /** A line for each dealer; the next to come is taken from the first, which then goes behind the others. */
  readonly lines: Work[][]
  /** Lanes it has at this moment. */
  busy: number
  /** Milliseconds that it had lanes for. */
  spent: number
}

/** Lanes that the dealers of a run share. */
export interface Lanes {
  /** Does all of a dealer's work at one host, as lanes are free for it. */
  readonly join: (host: string, works: readonly Work[]) => Promise<void>
}

/** The host whose turn it is: of those with the fewest lanes, the one that took least time. One that hangs leaves lanes to others. */
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

/** Each work, told of by a promise, since it begins when a lane is free; the last stands first, to be taken from the end. */
function lined(works: readonly Work[]): { readonly line: Work[]; readonly all: Promise<unknown> } {
  const told = works.map((work) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    return { promise, begin: () => work().then(resolve, reject) }
  })
  return { line: told.map(({ begin }) => begin).reverse(), all: Promise.all(told.map(({ promise }) => promise)) }
}

/** So many lanes, which no host and no dealer has to itself while others wait. */
export function fairLanes(count: number): Lanes {
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
