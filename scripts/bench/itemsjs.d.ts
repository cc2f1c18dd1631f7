/** The package has no types; libraries.ts declares those that are used. */
declare module 'itemsjs' {
  const itemsjs: unknown
  export default itemsjs
}
