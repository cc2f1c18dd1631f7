import { leftOutNotes, type WordsHeld } from '#search/left-out.ts'

/** Which of the typed words the cars on screen do not answer to. */
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
