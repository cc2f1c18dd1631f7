// A module of its own, so that a page can fetch it alone.
export { forgetInTab } from '#stores/forget.ts'
