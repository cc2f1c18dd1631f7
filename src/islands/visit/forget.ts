// A separate module, so that a page can load it alone.
export { forgetInTab } from '#stores/forget.ts'
