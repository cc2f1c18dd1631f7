import { type FormEntries, readFormValues, restoreFormValues } from './form-values.ts'

/** The content of an island before hydration. */
export interface Prerendered {
  /** Stores the input in the island's form, before that is removed. */
  readonly noteTyped: () => void
  /** Restores the content and the stored input, and reports that hydration failed. */
  readonly giveBack: (error: unknown) => void
}

const formIn = (place: ParentNode) => place.querySelector<HTMLFormElement>('form[data-form]')

/** Copies an island's content into an inert document, where images are not fetched. */
export function keepPrerendered(island: HTMLElement): Prerendered {
  const { content } = document.createElement('template')
  for (const node of island.childNodes) content.append(content.ownerDocument.importNode(node, true))
  let typed: FormEntries | null = null
  return {
    noteTyped() {
      const form = formIn(island)
      if (form) typed = readFormValues(form)
    },
    giveBack(error) {
      island.replaceChildren(document.importNode(content, true))
      const form = formIn(island)
      if (form && typed) restoreFormValues(form, typed)
      // The event Astro dispatches for an island whose script cannot be loaded.
      island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, detail: { error } }))
    },
  }
}
