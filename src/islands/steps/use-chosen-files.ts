import { type RefObject, useEffect, useRef, useState } from 'react'
import { addFiles } from '#forms/chosen-files.ts'
import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { shrunk } from './shrink-picture.ts'

/** The files of one field, and functions to add and remove some. */
interface ChosenFiles {
  /** The native input, which holds the same files as the form. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly files: readonly File[]
  /** Which files were rejected, and why. */
  readonly problems: readonly string[]
  readonly add: (chosen: readonly File[]) => Promise<void>
  readonly remove: (file: File) => void
}

const none: readonly File[] = []

/** Puts the form's files into the input, in case the browser has to post the form natively. */
function hold(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/** Files chosen for a field: images are shrunk first, and files beyond the field's limits are rejected. */
export function useChosenFiles(
  field: FieldOf<'file'>,
  { value, onChange }: Pick<ControlBase, 'value' | 'onChange'>,
): ChosenFiles {
  const input = useRef<HTMLInputElement>(null)
  const files: readonly File[] = Array.isArray(value) ? value : none
  // The current files: more may be chosen while images are being shrunk.
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
