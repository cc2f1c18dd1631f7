import { fillAgain, type Typed, typedIn } from './typed.ts'

/** What an island was drawn with before its script took hold of it. */
export interface Prerendered {
  /** Notes what is typed into the island's form, before that is taken away. */
  readonly noteTyped: () => void
  /** Puts it back where it stood, what was typed included, and says that the island came to nothing. */
  readonly giveBack: (error: unknown) => void
}

const formIn = (place: ParentNode) => place.querySelector<HTMLFormElement>('form[data-form]')

/** Keeps a copy of an island's content. It lies in a document without a window, where pictures are not fetched. */
export function keepPrerendered(island: HTMLElement): Prerendered {
  const { content } = document.createElement('template')
  for (const node of island.childNodes) content.append(content.ownerDocument.importNode(node, true))
  let typed: Typed | null = null
  return {
    noteTyped() {
      const form = formIn(island)
      if (form) typed = typedIn(form)
    },
    giveBack(error) {
      island.replaceChildren(document.importNode(content, true))
      const form = formIn(island)
      if (form && typed) fillAgain(form, typed)
      // As Astro says it of an island whose script cannot be had.
      island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }))
    },
  }
}
