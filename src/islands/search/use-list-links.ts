import { useEffect } from 'react'
import { listPathOf } from '#search/page-path.ts'
import { saveScrollPosition } from './scroll-positions.ts'
import { swapList } from './soft-navigation.ts'

/** Whether a click is the main button's without a modifier key; all others are left to the browser. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

const isList = (url: URL) => url.origin === location.origin && url.pathname.startsWith('/search/')

/** The list that a clicked link or submitted search box leads to; null for anything else. */
function listOf(event: Event): URL | null {
  const { target } = event
  if (event instanceof MouseEvent) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const url = link && !link.target && !link.download && isPlainClick(event) ? new URL(link.href) : null
    return url && !url.hash && isList(url) ? url : null
  }
  if (!(target instanceof HTMLFormElement) || target.method !== 'get' || target.getAttribute('role') !== 'search')
    return null
  const url = new URL(target.action)
  const query = new FormData(target).get('query')
  url.search = typeof query === 'string' && query.trim() ? `?query=${encodeURIComponent(query.trim())}` : ''
  return isList(url) ? url : null
}

function open(url: URL): void {
  const goThere = () => {
    saveScrollPosition()
    history.pushState(null, '', url)
  }
  if (listPathOf(url.pathname) !== listPathOf(location.pathname)) {
    void swapList(url.href, () => {
      goThere()
      scrollTo({ top: 0, behavior: 'instant' })
    })
    return
  }
  goThere()
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Handles links to lists and search boxes within this document, which keeps its scripts and its index. */
export function useListLinks(): void {
  useEffect(() => {
    const lead = (event: Event) => {
      const url = event.defaultPrevented ? null : listOf(event)
      if (!url) return
      event.preventDefault()
      open(url)
    }
    document.addEventListener('click', lead)
    document.addEventListener('submit', lead)
    return () => {
      document.removeEventListener('click', lead)
      document.removeEventListener('submit', lead)
    }
  }, [])
}
