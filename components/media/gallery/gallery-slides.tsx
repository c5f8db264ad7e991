import { markHydrated } from '@/framework/next/mark-hydrated'
import { bigPicture, fullSources, stageSources } from './model/gallery-sources'
import styles from './gallery.module.css'

type Props = {
  pictures: readonly string[]
  alt: string
  index: number
  /** Pictures that are not yet needed are left out, so that the page starts with one. */
  isEngaged: boolean
  isFull?: boolean
}

/** Of the drawing on a phone: the frame and the white around the picture are not part of it. */
const PAGE_SIZES = '(min-width: 1440px) 560px, (min-width: 930px) 42vw, calc(100vw - 66px)'

export function GallerySlides({ pictures, alt, index, isEngaged, isFull = false }: Props) {
  return (
    <ul className={styles.track}>
      {pictures.map((path, at) => {
        if (at > 0 && !isEngaged) return null
        const isFirst = at === 0 && !isFull
        const sources = isFull ? fullSources(path) : stageSources(path)
        const picture = (
          <img
            className={styles.picture}
            alt={at === 0 ? alt : `${alt}, фото ${at + 1}`}
            sizes={isFull ? '100vw' : PAGE_SIZES}
            draggable={false}
            {...(isFirst
              ? { src: sources?.src, srcSet: sources?.srcSet, fetchPriority: 'high' as const }
              : { 'data-src': sources?.src, 'data-srcset': sources?.srcSet })}
          />
        )
        return (
          <li
            key={path}
            className={styles.slide}
            data-current={at === index ? '' : undefined}
            inert={at !== index}
          >
            {isFull ? (
              picture
            ) : (
              <a
                ref={markHydrated}
                href={bigPicture(path)}
                draggable={false}
                data-replay-click=""
                aria-label={`Фото ${at + 1} на весь экран`}
              >
                {picture}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
