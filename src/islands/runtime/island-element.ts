import { importWithRetry } from '../shared/import-with-retry.ts'
import { directives } from './directives.ts'
import { renderSharedIsland } from './shared-island.ts'

/** Exports of an island's script, and of its framework entry: see src/islands/react.ts. */
type Components = Readonly<Record<string, unknown>>
interface Framework {
  readonly default: (island: HTMLElement) => (component: unknown) => void
}

const nothing = async (): Promise<void> => {}

/**
 * The element around an island. Astro's own reads props from an attribute and supports slots, other frameworks and
 * nested islands; ours have none, and every page would load 0.9 KB for it.
 */
export class IslandElement extends HTMLElement {
  #isWoken = false

  connectedCallback(): void {
    this.start()
  }

  /** Waits for its client directive, then hydrates. Called again after a script failed to load. */
  start(): void {
    directives[this.#named('client')]?.(() => this.#fetch(), JSON.parse(this.#named('opts')), this)
  }

  readonly #named = (name: string): string => this.getAttribute(name) ?? ''

  readonly #script = <Script>(name: string): Promise<Script> =>
    importWithRetry(() => import(/* @vite-ignore */ this.#named(name)))

  /**
   * Loads its scripts and shared content. If one fails, the island stays as prerendered and dispatches an error event.
   */
  async #fetch(): Promise<() => Promise<void>> {
    try {
      const [components, framework] = await Promise.all([
        this.#script<Components>('component-url'),
        this.#script<Framework>('renderer-url'),
        renderSharedIsland(this),
      ])
      return async () => this.#wake(components, framework)
    } catch (error) {
      console.error(error)
      this.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }))
      return nothing
    }
  }

  /** Moving the element in the page calls this again, without effect. */
  #wake(components: Components, framework: Framework): void {
    if (!this.isConnected || this.#isWoken) return
    this.#isWoken = true
    framework.default(this)(components[this.#named('component-export')])
  }
}
