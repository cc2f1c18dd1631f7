/** Size of a map picture in pixels. */
export const mapSize = { width: 1024, height: 512 } as const
