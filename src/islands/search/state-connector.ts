import type { Connector, InstantSearch, UiState } from 'instantsearch.js'
import { rangeAttributes } from '#search/facets.ts'
import { fromUiState, indexName, toUiState } from '#search/instantsearch.ts'
import { shownLists } from '#search/shown-facets.ts'
import { emptyState, type Range, type SearchState } from '#search/state.ts'
import { readSort } from '#search/url.ts'

type SearchParameters = NonNullable<InstantSearch['helper']>['state']

/** Our state as the parameters InstantSearch sends. */
function toParameters(
  parameters: SearchParameters,
  { query, page, sort, lists, ranges }: SearchState,
): SearchParameters {
  const bounds = ({ min, max }: Range) => ({
    ...(min !== null && { '>=': [min] }),
    ...(max !== null && { '<=': [max] }),
  })
  return parameters.setQueryParameters({
    query,
    page,
    index: sort ?? indexName,
    disjunctiveFacets: [...new Set([...shownLists, ...Object.keys(lists), ...rangeAttributes])],
    disjunctiveFacetsRefinements: Object.fromEntries(
      Object.entries(lists).map(([name, values]) => [name, [...values]]),
    ),
    numericRefinements: Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, bounds(range)])),
  })
}

/** The parameters as our state. */
function fromParameters(parameters: SearchParameters): SearchState {
  const bound = (name: string, operator: '>=' | '<=') =>
    parameters.numericRefinements[name]?.[operator]?.map(Number)[0] ?? null
  const ranges = rangeAttributes.flatMap((name) => {
    const range = { min: bound(name, '>='), max: bound(name, '<=') }
    return range.min === null && range.max === null ? [] : [[name, range]]
  })
  return {
    ...emptyState,
    query: parameters.query ?? '',
    page: parameters.page ?? 0,
    sort: readSort(parameters.index),
    lists: Object.fromEntries(
      Object.entries(parameters.disjunctiveFacetsRefinements).filter(([, values]) => values.length > 0),
    ),
    ranges: Object.fromEntries(ranges),
  }
}

interface StateWidget {
  readonly $$type: 'forecourt.state'
}

/** The one widget of the page: query, page, order, lists and ranges as a whole. */
export const connectState: Connector<StateWidget, object> = (render, unmount) => (widgetParams) => ({
  $$type: 'forecourt.state',
  init: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, true),
  render: ({ instantSearchInstance }) => render({ widgetParams, instantSearchInstance }, false),
  dispose: () => unmount?.(),
  getWidgetUiState: (ui: object, { searchParameters }: { readonly searchParameters: SearchParameters }) => ({
    ...ui,
    ...toUiState(fromParameters(searchParameters))[indexName],
  }),
  getWidgetSearchParameters: (parameters: SearchParameters, { uiState }: { readonly uiState: UiState[string] }) =>
    toParameters(parameters, fromUiState({ [indexName]: uiState })),
})
