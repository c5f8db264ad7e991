import { Picture } from '@/components/media/picture'
import type { ContentEntry } from '../model/content-page'
import { EntryDate } from './entry-date'
import styles from './entry-text.module.css'
import { HtmlText } from './html-text'

const PICTURE = { width: 960, height: 600, sizes: '(min-width: 1008px) 960px, 100vw' } as const

export function EntryText({ entry: { title, preview, content, picture, createdAt, ad } }: { entry: ContentEntry }) {
  return (
    <>
      <p className={styles.marks}>
        <EntryDate value={createdAt} />
        {ad && <small className={styles.ad}>{ad}</small>}
      </p>
      {picture && <Picture {...PICTURE} path={picture} alt={title} eager className={styles.picture} />}
      {preview && preview !== content && (
        <div className={styles.lead}>
          <HtmlText html={preview} />
        </div>
      )}
      <HtmlText html={content} />
    </>
  )
}
