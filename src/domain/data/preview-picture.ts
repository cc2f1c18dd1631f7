/** Site path of the default preview picture: see scripts/build/preview-picture.ts. */
export const previewPath = '/preview.png'

/** Its size in px: 1.91 to 1, as social networks show it. */
export const previewSize = { width: 1200, height: 630 } as const
