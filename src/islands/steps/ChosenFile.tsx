import { useEffect, useState } from 'react'

export interface ChosenFileProps {
  readonly file: File
  readonly onRemove: () => void
}

const size = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** One chosen file: a preview if it is an image, its name and size, and a remove button. */
export function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <li className="files-one">
      {preview ? (
        <img src={preview} width={72} height={54} alt="" />
      ) : (
        <span className="files-blank" aria-hidden="true" />
      )}
      <span className="files-name">
        {file.name} <span className="field-hint">{size(file.size)}</span>
      </span>
      <button type="button" className="button button--small button--plain" onClick={onRemove}>
        Remove<span className="visually-hidden"> {file.name}</span>
      </button>
    </li>
  )
}
