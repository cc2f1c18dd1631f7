import type { Picture } from '#domain/car/picture.ts'

export interface CarPictureProps {
  readonly picture: Picture | null
  readonly sizes: string
  readonly lazy: boolean
  /** The one picture a page is about: fetched before everything else. */
  readonly first?: boolean
  /** What stands under the drawing where there is no picture; nothing when empty. */
  readonly missing?: string
}

const comingSoon = 'Photos coming soon'

/** A picture in its reserved 3:2 place, or a quiet drawing of a car where there is none. */
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
