import { type RefObject, useEffect, useRef, useState } from 'react'
import { plainWords, type SiteWords, siteWords } from '#islands/shared/site-words.ts'
import type { LeftWords } from '#search/reading/reading.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { onFirstInteraction } from './first-interaction.ts'
import { noWords, type Session, searchKey } from './session.ts'
import type { Search } from './use-search.ts'

/** The search box: what stands in it, and what a query was found to say. */
export interface Query {
  /** As it was typed, until the box is left: then what is no filter. */
  readonly typed: string
  readonly type: (text: string) => void
  readonly settle: () => void
  /** What of the query was understood and left out. */
  readonly left: LeftWords
  /** The control it is typed into. */
  readonly box: RefObject<HTMLInputElement | null>
  /** null until they are here. */
  readonly words: SiteWords | null
  /** What is known of the words of an answer. */
  readonly held: Pick<SiteWords, 'missingModels' | 'respelled'>
}

const withoutQuery = (state: SearchState): SearchState => ({ ...state, query: '', page: 0 })

/** The index and the words are fetched as soon as a shopper turns to the page: who only looks at it needs neither. */
function useWords(session: Session): SiteWords | null {
  const [words, setWords] = useState<SiteWords | null>(null)
  useEffect(() => {
    let isHere = true
    const callOff = onFirstInteraction(() => {
      session.warmUp()
      void siteWords().then((known) => isHere && setWords(known))
    })
    return () => {
      isHere = false
      callOff()
    }
  }, [session])
  return words
}

/**
 * Reads what is typed: the filters a query names are chosen with every letter, beside those chosen before, and the box keeps
 * the words until it is left or something else is chosen.
 */
export function useQuery(search: Search, session: Session): Query {
  const { state, change } = search
  const words = useWords(session)
  const [typed, setTyped] = useState(state.query)
  const base = useRef(withoutQuery(state))
  /** Searches that letters led to and that are not on screen yet. */
  const coming = useRef<readonly string[]>([])
  /** The search of what was typed while nobody could read it. */
  const unread = useRef<string | null>(null)
  const key = writeSearch(state)
  const lastKey = useRef(key)
  const settle = () => {
    coming.current = []
    base.current = withoutQuery(state)
    session.typing.key = null
    session.typing.turn += 1
    setTyped(state.query)
  }
  const box = useRef<HTMLInputElement>(null)
  // Whoever was quicker than the search is answered once it listens, which is after the effects of this render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const early = box.current?.value
    if (!early || location.search) return
    queueMicrotask(() => {
      coming.current = []
      type(early)
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the state
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    const at = coming.current.indexOf(key)
    if (at < 0) settle()
    else coming.current = coming.current.slice(at + 1)
  }, [key])
  const type = (text: string) => {
    setTyped(text)
    const query = text.trimStart()
    const { state: next, ...left } = (words ?? plainWords).understand(base.current, query)
    const nextKey = writeSearch(next)
    unread.current = words ? null : nextKey
    session.leftWords = { key: searchKey(next), ...left }
    if (nextKey === (coming.current.at(-1) ?? key)) return
    coming.current = [...coming.current, nextKey]
    session.typing.key = query === '' ? null : nextKey
    change(next)
  }
  // What was typed before the words were here is read when they are, also where it was sent off since. The box knows a letter
  // that came after this render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the words' coming counts
  useEffect(() => {
    const text = box.current?.value ?? ''
    if (!words || !text.trim() || unread.current !== (coming.current.at(-1) ?? key)) return
    const isSettled = session.typing.key === null
    type(text)
    if (isSettled) coming.current = []
  }, [words])
  const { leftWords } = session
  return {
    typed,
    type,
    settle,
    box,
    left: leftWords.key === searchKey(state) ? leftWords : noWords,
    words,
    held: words ?? plainWords,
  }
}
