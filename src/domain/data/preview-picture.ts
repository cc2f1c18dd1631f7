/** Where the picture of links to a dealer stands on its site: see scripts/build/preview-picture.ts. */
export const previewPath = '/preview.png'

/** How large it is, as networks show links: 1.91 to 1. */
export const previewSize = { width: 1200, height: 630 } as const
