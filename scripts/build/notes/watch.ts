import { isDeep, pathTo } from './readings.ts'

function refuse(): never {
  throw new Error('A page may not change the data of its dealer.')
}

const readOnly = { set: refuse, defineProperty: refuse, deleteProperty: refuse, setPrototypeOf: refuse } as const

/** Gives out data so that every reading of it is heard, by a number that stands for its path. */
export class Watch {
  /** Paths by their numbers. */
  readonly paths: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #hear: (reading: number) => void

  constructor(hear: (reading: number) => void) {
    this.#hear = hear
  }

  /** The number of a path. */
  numberOf(path: string): number {
    const known = this.#numbers.get(path)
    if (known !== undefined) return known
    this.#numbers.set(path, this.paths.length)
    return this.paths.push(path) - 1
  }

  /** The data below a path, each value heard by itself. */
  deep<T extends object>(data: T, path: string): T {
    const numbers = new Map<string, number>()
    const inner = new Map<string, object>()
    const keys = this.numberOf(`${path}#`)
    const at = (from: T, name: string | symbol): unknown => {
      const value: unknown = Reflect.get(from, name)
      // Methods of lists are code, and so the bundle's.
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

  /** The data below a path, each of its first names heard as a whole: what stands there is given out as it is. */
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

  /** A moment, heard when somebody asks what it is. */
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
