import { markHydrated } from '@/framework/next/mark-hydrated'
import styles from './gallery.module.css'
import { bigPicture, thumbSources } from './model/gallery-sources'

type Props = { pictures: readonly string[]; index: number; onGo: (index: number) => void }

/** Links to all pictures, which show theirs in the gallery once scripts run. */
export function GalleryThumbs({ pictures, index, onGo }: Props) {
  return (
    <ul className={styles.thumbs}>
      {pictures.map((path, at) => (
        <li key={path}>
          <a
            ref={markHydrated}
            href={bigPicture(path)}
            className={styles.thumb}
            data-replay-click=""
            aria-label={`Фото ${at + 1}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onGo(at)
            }}
          >
            <img {...thumbSources(path)} alt="" width={64} height={64} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
