import { truckListPath, wholeListPath } from '#domain/page/whole-list.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'

/** The list that a dealer's search box leads to: its own choice, else all that it sells. */
export function searchPathOf({
  default_search_path: own,
  vehicle_types: kinds,
}: Pick<DealerFile, 'default_search_path' | 'vehicle_types'>): string {
  return own ?? (kinds.every((kind) => kind === 'trucks') ? truckListPath : wholeListPath)
}
