import { Icon } from '@/components/ui/icon'
import { pictureSources } from '@/components/media/picture-sources'
import { mediaUrl } from '@/lib/image/image-url'
import styles from './review-item.module.css'

const THUMB_PX = 72

type Media = { id: string; type: 'photo' | 'video'; url: string; previewUrl: string | null }

/** Photos and films of a review; each opens separately. */
export function ReviewMediaList({ media }: { media: readonly Media[] }) {
  if (media.length === 0) return null
  return (
    <p className={styles.media}>
      {media.map(({ id, type, url, previewUrl }, index) => (
        <a
          key={id}
          href={mediaUrl(url)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${type === 'photo' ? 'Фото' : 'Видео'} ${index + 1}`}
          data-type={type}
        >
          {(type === 'photo' || previewUrl) && (
            <img
              {...pictureSources(previewUrl ?? url, THUMB_PX, THUMB_PX)}
              alt=""
              width={THUMB_PX}
              height={THUMB_PX}
              loading="lazy"
            />
          )}
          {type === 'video' && <Icon name="play" size={32} className={styles.play} />}
        </a>
      ))}
    </p>
  )
}
