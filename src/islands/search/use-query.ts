import { type RefObject, useEffect, useRef, useState } from 'react'
import { plainWords, type SiteWords, siteWords } from '#islands/shared/site-words.ts'
import type { UnfilteredWords } from '#search/reading/reading.ts'
import type { SearchState } from '#search/state.ts'
import { writeSearch } from '#search/url.ts'
import { onFirstInteraction } from './first-interaction.ts'
import { noWords, type Session, searchKey } from './session.ts'
import type { Search } from './use-search.ts'

/** The search box: its text, and how the query is interpreted. */
export interface Query {
  /** The text as typed; once the box is left, the part of it that is no filter. */
  readonly typed: string
  readonly type: (text: string) => void
  readonly settle: () => void
  /** The words left out of the query. */
  readonly left: UnfilteredWords
  /** Ref of the input. */
  readonly box: RefObject<HTMLInputElement | null>
  /** null until loaded. */
  readonly words: SiteWords | null
  /** What is known about the words of a response. */
  readonly held: Pick<SiteWords, 'missingModels' | 'respelled'>
}

const withoutQuery = (state: SearchState): SearchState => ({ ...state, query: '', page: 0 })

/** Fetches the index and the words on the first interaction: viewing the page needs neither. */
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
 * Interprets the typed text: every letter chooses the filters it names, besides those chosen before. The box keeps the
 * text until it is left or something else is chosen.
 */
export function useQuery(search: Search, session: Session): Query {
  const { state, change } = search
  const words = useWords(session)
  const [typed, setTyped] = useState(state.query)
  const base = useRef(withoutQuery(state))
  /** Keys of searches caused by letters that are not on screen yet. */
  const coming = useRef<readonly string[]>([])
  /** Key of the search typed before the words were loaded. */
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
  // Text typed before hydration is applied once InstantSearch listens: after the effects of this render.
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
  // Text typed before the words were loaded is interpreted when they are, also if it was submitted since. The input may
  // have a letter that is newer than this render.
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
