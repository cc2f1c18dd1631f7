import type { ReleaseFacts } from './record.ts'

/** "389 pages, 21 data files, 133 cars": how much a release holds. */
export function sizeText({ pages, dataFiles, cars }: Pick<ReleaseFacts, 'pages' | 'dataFiles' | 'cars'>): string {
  const files = dataFiles === null ? `${pages} pages and data files` : `${pages} pages, ${dataFiles} data files`
  return `${files}, ${cars} cars`
}
