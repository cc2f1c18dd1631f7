/** The package brings no types; libraries.ts says what is used of it. */
declare module 'itemsjs' {
  const itemsjs: unknown
  export default itemsjs
}
