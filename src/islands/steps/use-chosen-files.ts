import { type RefObject, useEffect, useRef, useState } from 'react'
import { addFiles } from '#forms/chosen-files.ts'
import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { shrunk } from './shrink-picture.ts'

/** The files of one field, and what becomes of more. */
interface ChosenFiles {
  /** The browser's own control, which holds what the form holds. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly files: readonly File[]
  /** What was not taken, and why. */
  readonly problems: readonly string[]
  readonly add: (chosen: readonly File[]) => Promise<void>
  readonly remove: (file: File) => void
}

const none: readonly File[] = []

/** The input holds what the form holds, should the form ever be given back to the browser. */
function hold(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/** Files chosen for a field: pictures made smaller first, none beyond what the field takes. */
export function useChosenFiles(
  field: FieldOf<'file'>,
  { value, onChange }: Pick<ControlBase, 'value' | 'onChange'>,
): ChosenFiles {
  const input = useRef<HTMLInputElement>(null)
  const files: readonly File[] = Array.isArray(value) ? value : none
  // What is held by now: more may be chosen while pictures are still being made smaller.
  const held = useRef(files)
  const [problems, setProblems] = useState<readonly string[]>([])
  useEffect(() => {
    held.current = files
    if (input.current) hold(input.current, files)
  }, [files])
  const set = (chosen: readonly File[]) => {
    held.current = chosen
    onChange(chosen)
  }
  const add = async (chosen: readonly File[]) => {
    const smaller = await Promise.all(chosen.map(shrunk))
    const added = addFiles(field, held.current, smaller)
    setProblems(added.problems)
    set(added.files)
  }
  const remove = (file: File) => {
    set(held.current.filter((each) => each !== file))
    input.current?.focus()
  }
  return { input, files, problems, add, remove }
}
