import { leftOutNotes, type WordsHeld } from '#search/left-out.ts'

/** Says which of the typed words the results do not match. */
export function QueryNote(words: WordsHeld) {
  return (
    <div aria-live="polite">
      {leftOutNotes(words).map((note) => (
        <p key={note} className="list-note">
          {note}
        </p>
      ))}
    </div>
  )
}
