import { importWithRetry } from '../shared/import-with-retry.ts'
import { directives } from './directives.ts'
import { drawShared } from './shared-island.ts'

/** What the script of an island holds, and that of its framework: see src/islands/react.ts. */
type Components = Readonly<Record<string, unknown>>
interface Framework {
  readonly default: (island: HTMLElement) => (component: unknown) => void
}

const nothing = async (): Promise<void> => {}

/**
 * The element that Astro draws around an island. Astro's own takes its props out of an attribute, hands slots on and knows islands of
 * other frameworks and within each other; none of ours has any, and each would be read by every page for 0.9 KB.
 */
export class IslandElement extends HTMLElement {
  #isWoken = false

  connectedCallback(): void {
    this.start()
  }

  /** Waits for its moment and wakes then: at first, and again where a script did not come. */
  start(): void {
    directives[this.#named('client')]?.(() => this.#fetch(), JSON.parse(this.#named('opts')), this)
  }

  readonly #named = (name: string): string => this.getAttribute(name) ?? ''

  readonly #script = <Script>(name: string): Promise<Script> =>
    importWithRetry(() => import(/* @vite-ignore */ this.#named(name)))

  /** Its scripts, and beside them what it shares with other pages. Where one cannot be had it stays as it was drawn, and says so. */
  async #fetch(): Promise<() => Promise<void>> {
    try {
      const [components, framework] = await Promise.all([
        this.#script<Components>('component-url'),
        this.#script<Framework>('renderer-url'),
        drawShared(this),
      ])
      return async () => this.#wake(components, framework)
    } catch (error) {
      console.error(error)
      this.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }))
      return nothing
    }
  }

  /** One that is moved in its page comes here again, and stays as it is. */
  #wake(components: Components, framework: Framework): void {
    if (!this.isConnected || this.#isWoken) return
    this.#isWoken = true
    framework.default(this)(components[this.#named('component-export')])
  }
}
