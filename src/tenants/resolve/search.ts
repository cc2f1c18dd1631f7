import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { tradeWords } from '../platform/trade-words.ts'
import type { Site } from '../site.ts'
import { type Context, note } from './context.ts'
import { publicValue } from './public-value.ts'

const knownFilters: Readonly<Record<string, string>> = {
  rental: 'categories = "rental"',
  subscription: 'subscription_price > 0',
  trucks: 'item_type = "trucks"',
}

function titleOf(name: string): string {
  const text = name.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function filterOf(name: string): string | null {
  const kind = Object.keys(knownFilters).find((word) => name.split('-').includes(word))
  return kind ? (knownFilters[kind] ?? null) : null
}

function listsOf(file: DealerFile, context: Context): Site['search']['lists'] {
  const lists = Object.entries(file.search.lists).map(([name, { title, filter }]) => {
    const known = filter ?? filterOf(name)
    if (known === null)
      note(context, ['search', 'lists', name], 'this list needs a filter, as in "filter: tag = "Special""')
    return [name, { title: title ?? titleOf(name), filter: known ?? '' }]
  })
  return Object.fromEntries(lists)
}

function keyOf(file: DealerFile, context: Context): string | null {
  const { key_env, engine } = file.search
  return engine === 'meilisearch' ? publicValue(key_env, context) : null
}

function checkSlider({ search }: DealerFile, context: Context): void {
  const { min, max, step } = search.price_slider
  if (max - min < step)
    note(context, ['search', 'price_slider'], `max must be at least one step (${step}) above min (${min})`)
}

/** How the site is searched. */
export function searchOf(file: DealerFile, context: Context): Site['search'] {
  const { key_env, lists, host, index, ...rest } = file.search
  checkSlider(file, context)
  return {
    ...rest,
    host: rest.engine === 'meilisearch' ? host : null,
    index: index ?? file.slug,
    key: keyOf(file, context),
    default_path: file.default_search_path,
    lists: listsOf(file, context),
    synonyms: { ...tradeWords, ...file.search.synonyms },
  }
}

/** Which cars the site shows and where they come from. */
export function stockOf(file: DealerFile): Site['stock'] {
  const { snapshot, model_names, allowed_drop, max_age_hours, car_types } = file.stock
  const counts = Object.entries(car_types ?? {}).filter(([, count]) => count !== null)
  return {
    snapshot: snapshot ?? `stock/${file.slug}.json`,
    onShow: { ...file.search_filters, include_sold_cars_days: file.include_sold_cars_days },
    model_names,
    allowed_drop,
    max_age_hours,
    counts: Object.fromEntries(counts),
  }
}
