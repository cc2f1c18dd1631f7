import { type DragEvent, useState } from 'react'
import type { FieldOf } from '#forms/field.ts'
import type { ControlBase } from '../enquiry/control.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { useChosenFiles } from './use-chosen-files.ts'

/** A file input that also takes dropped files. Each file is listed, can be removed, and is kept after failures. */
export function FileControl(props: ControlBase & { readonly field: FieldOf<'file'> }) {
  const { field, id, describedBy } = props
  const { input, files, problems, add, remove } = useChosenFiles(field, props)
  const [isOver, setOver] = useState(false)
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
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
