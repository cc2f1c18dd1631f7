export interface QueryNoteProps {
  /** Words that no car of the site answers to, as they were typed. */
  readonly left: readonly string[]
  /** The cars shown hold some of the words only. */
  readonly isPartial: boolean
}

/** "“a”, “b” or “c”" */
function either(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`)
  const last = quoted.pop() ?? ''
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last
}

/** Which of the typed words the cars on screen do not answer to. */
export function QueryNote({ left, isPartial }: QueryNoteProps) {
  return (
    <div aria-live="polite">
      {left.length > 0 && <p className="list-note">Nothing here matches {either(left)}, so that was left out.</p>}
      {isPartial && <p className="list-note">Nothing here has all of these words. These have some of them.</p>}
    </div>
  )
}
