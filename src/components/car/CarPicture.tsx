import type { Picture } from '#domain/car/picture.ts'

export interface CarPictureProps {
  readonly picture: Picture | null
  readonly sizes: string
  readonly lazy: boolean
  /** The main picture of a page: loaded with high priority. */
  readonly first?: boolean
  /** Text below the placeholder drawing; empty for none. */
  readonly missing?: string
}

const comingSoon = 'Photos coming soon'

/** A picture in a reserved 3:2 box, or a placeholder drawing. */
export function CarPicture({ picture, sizes, lazy, first = false, missing = comingSoon }: CarPictureProps) {
  if (!picture) return <NoPicture words={missing} />
  const responsive = picture.srcset ? { srcSet: picture.srcset, sizes } : {}
  return (
    <img
      className="car-picture"
      src={picture.src}
      {...responsive}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={lazy ? 'lazy' : 'eager'}
      decoding={first ? 'auto' : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
}

function NoPicture({ words }: { readonly words: string }) {
  return (
    <div className="car-picture car-picture-none">
      <svg viewBox="0 0 120 80" aria-hidden="true" focusable="false">
        <path d="M18 52h-4a3 3 0 0 1-3-3v-7c0-3 2-5 5-5.5l14-2.500 13-10c3-2 6-3 9-3h17c4 0 7 1 10 4l10 9 13 2c4 .6 7 4 7 8v6a3 3 0 0 1-3 3h-5M40 52h40" />
        <circle cx="29" cy="52" r="9" />
        <circle cx="91" cy="52" r="9" />
      </svg>
      {words && <span>{words}</span>}
    </div>
  )
}
