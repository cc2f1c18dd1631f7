import { memo, useState } from 'react'
import { InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'
import { indexName } from '#search/instantsearch/ui-state.ts'
import { SearchScreen } from './search/SearchScreen.tsx'
import type { SearchProps } from './search/search-props.ts'
import { createSession } from './search/session.ts'
import './search/search.css'

/** The interactive list page: hydrates the list around its prerendered cars and searches the site's index. */
function Search(props: SearchProps) {
  const [session] = useState(() => createSession(props))
  return (
    <InstantSearchSSRProvider initialResults={session.initialResults}>
      <InstantSearch
        indexName={indexName}
        searchClient={session.client}
        routing={session.routing}
        stalledSearchDelay={300}
        insights={false}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <SearchScreen {...props} session={session} />
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

export default memo(Search)
