import { truckListPath, wholeListPath } from '#domain/page/whole-list.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'

/** Path of the list the search box leads to: the dealer's choice, else all that it sells. */
export function searchPathOf({
  default_search_path: own,
  vehicle_types: kinds,
}: Pick<DealerFile, 'default_search_path' | 'vehicle_types'>): string {
  return own ?? (kinds.every((kind) => kind === 'trucks') ? truckListPath : wholeListPath)
}
