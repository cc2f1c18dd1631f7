import { isDeep, pathTo } from './readings.ts'

function refuse(): never {
  throw new Error('A page may not change the data of its dealer.')
}

const readOnly = { set: refuse, defineProperty: refuse, deleteProperty: refuse, setPrototypeOf: refuse } as const

/** Wraps data in proxies that report every reading, by the number of its path. */
export class ReadTracker {
  /** Path of each number. */
  readonly paths: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #hear: (reading: number) => void

  constructor(hear: (reading: number) => void) {
    this.#hear = hear
  }

  /** The number of a path; assigned on first use. */
  numberOf(path: string): number {
    const known = this.#numbers.get(path)
    if (known !== undefined) return known
    this.#numbers.set(path, this.paths.length)
    return this.paths.push(path) - 1
  }

  /** Wraps data recursively; each value is reported separately. */
  deep<T extends object>(data: T, path: string): T {
    const numbers = new Map<string, number>()
    const inner = new Map<string, object>()
    const keys = this.numberOf(`${path}#`)
    const at = (from: T, name: string | symbol): unknown => {
      const value: unknown = Reflect.get(from, name)
      // Methods are code, which the bundle's digest covers.
      if (typeof name === 'symbol' || typeof value === 'function') return value
      const number = numbers.get(name) ?? this.numberOf(pathTo(path, name))
      numbers.set(name, number)
      if (!(value instanceof Date)) this.#hear(number)
      if (!isDeep(value) && !(value instanceof Date)) return value
      const known = inner.get(name) ?? this.#inner(value, pathTo(path, name))
      inner.set(name, known)
      return known
    }
    const heardKeys = <Answer>(answer: Answer): Answer => {
      this.#hear(keys)
      return answer
    }
    return new Proxy(data, {
      ...readOnly,
      get: at,
      has: (from, name) => heardKeys(Reflect.has(from, name)),
      ownKeys: (from) => heardKeys(Reflect.ownKeys(from)),
      getOwnPropertyDescriptor: (from, name) => {
        const found = heardKeys(Reflect.getOwnPropertyDescriptor(from, name))
        return found && { ...found, value: at(from, name) }
      },
    })
  }

  #inner(value: object, path: string): object {
    return value instanceof Date ? this.moment(value, path) : this.deep(value, path)
  }

  /** Wraps the first level only: each property is reported as a whole, and its value is returned unwrapped. */
  coarse<T extends object>(data: T, path: string): T {
    const keys = this.numberOf(`${path}#`)
    const at = (from: T, name: string | symbol): unknown => {
      if (typeof name === 'string') this.#hear(this.numberOf(`${pathTo(path, name)}!`))
      return Reflect.get(from, name)
    }
    const ownKeys = (from: T) => {
      this.#hear(keys)
      return Reflect.ownKeys(from)
    }
    const all = (from: T, name: string | symbol) => {
      at(from, name)
      return Reflect.getOwnPropertyDescriptor(from, name)
    }
    return new Proxy(data, { ...readOnly, get: at, ownKeys, getOwnPropertyDescriptor: all })
  }

  /** Wraps a Date; reported when one of its properties is used. */
  moment(date: Date, path: string): Date {
    const number = this.numberOf(path)
    return new Proxy(date, {
      ...readOnly,
      get: (from, name) => {
        this.#hear(number)
        const value: unknown = Reflect.get(from, name)
        return typeof value === 'function' ? value.bind(from) : value
      },
    })
  }
}
