import { IslandElement } from './runtime/island-element.ts'

// The development server defines Astro's own element.
customElements.get('astro-island') ?? customElements.define('astro-island', IslandElement)
