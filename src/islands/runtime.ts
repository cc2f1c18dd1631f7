import { IslandElement } from './runtime/island-element.ts'

// A page that is looked at while it is written has Astro's own.
customElements.get('astro-island') ?? customElements.define('astro-island', IslandElement)
