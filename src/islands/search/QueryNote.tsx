import { unmatchedWordNotes, type WordMatches } from '#search/unmatched-words.ts'

/** Says which of the typed words the results do not match. */
export function QueryNote(words: WordMatches) {
  return (
    <div aria-live="polite">
      {unmatchedWordNotes(words).map((note) => (
        <p key={note} className="list-note">
          {note}
        </p>
      ))}
    </div>
  )
}
