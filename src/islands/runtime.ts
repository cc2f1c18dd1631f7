import './runtime/directives.ts'
import 'astro/runtime/server/astro-island.js'
