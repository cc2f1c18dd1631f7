type Listener = (event: unknown) => void

/** Tells whoever listens; the few calls of an event emitter that InstantSearch makes. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>()

  on(name: string, listener: Listener): this {
    const known = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, known.add(listener))
    return this
  }

  once(name: string, listener: Listener): this {
    const only: Listener = (event) => {
      this.#listeners.get(name)?.delete(only)
      listener(event)
    }
    return this.on(name, only)
  }

  emit(name: string, event: unknown): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event)
  }

  removeAllListeners(): this {
    this.#listeners.clear()
    return this
  }
}
