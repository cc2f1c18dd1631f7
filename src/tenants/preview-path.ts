/** Where the picture of links to a dealer stands on its site: see scripts/build/preview-picture.ts. */
export const previewPath = '/preview.png'
