import { type DragEvent, useEffect, useRef, useState } from 'react'
import { addFiles } from '#forms/chosen-files.ts'
import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { shrunk } from './shrink-picture.ts'

const none: readonly File[] = []

/** The input holds what the form holds, should the form ever be given back to the browser. */
function hold(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/** Choose files or drop them; each shows, can be taken back, and stays through every failure. */
export function FileControl(props: ControlBase & { readonly field: FieldOf<'file'> }) {
  const { field, id, value, describedBy, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const files: readonly File[] = Array.isArray(value) ? value : none
  // What is held by now: more may be chosen while pictures are still being made smaller.
  const held = useRef(files)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
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
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }
  return (
    <div className="files">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside is the way for everyone */}
      <div
        className="files-place covered"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          name={field.name}
          type="file"
          accept={field.accept}
          multiple={field.most > 1}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => void add([...(currentTarget.files ?? [])])}
        />
        <p className="cluster" aria-hidden="true">
          <span className="button button--small button--secondary">Choose {field.noun}</span>
          <span className="files-drop">or drop them here</span>
        </p>
      </div>
      <p className="field-hint" role="status">
        {files.length > 0 && `${files.length} of ${field.most} ${field.noun} chosen.`}
      </p>
      {problems.length > 0 && (
        <ul className="field-error" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <ChosenFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              onRemove={() => {
                set(held.current.filter((each) => each !== file))
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
