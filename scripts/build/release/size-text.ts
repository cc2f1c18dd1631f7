import { counted } from '#domain/text/counted.ts'
import type { ReleaseFacts } from './record.ts'

/** Size of a release for people: "389 pages, 21 data files, 133 cars". */
export function sizeText({ pages, dataFiles, cars }: Pick<ReleaseFacts, 'pages' | 'dataFiles' | 'cars'>): string {
  const files =
    dataFiles === null
      ? `${pages} pages and data files`
      : `${counted(pages, 'page')}, ${counted(dataFiles, 'data file')}`
  return `${files}, ${counted(cars, 'car')}`
}
