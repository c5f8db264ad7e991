import { Picture } from '@/components/media/picture'
import { buttonClass } from '@/components/ui/button'
import type { ContentEntry } from '../model/content-page'
import { toPromo } from '../model/promo'
import { EntryDate } from './entry-date'
import styles from './entry-text.module.css'
import { HtmlText } from './html-text'

const PICTURE = { width: 960, height: 384, sizes: '(min-width: 1008px) 960px, 100vw' } as const

/** Piece of news, promotion or article: its dates, picture, text and link. */
export function EntryText({ entry }: { entry: ContentEntry }) {
  const { title, preview, content, picture, createdAt, ad, fields } = entry
  const promo = toPromo(fields)
  return (
    <>
      <p className={styles.marks}>
        {promo.period ? <span>Действует {promo.period}</span> : <EntryDate value={createdAt} />}
        {ad && <small className={styles.ad}>{ad}</small>}
      </p>
      {picture && <Picture {...PICTURE} path={picture} alt={title} eager className={styles.picture} />}
      {preview && preview !== content && (
        <div className={styles.lead}>
          <HtmlText html={preview} />
        </div>
      )}
      <HtmlText html={content} />
      {promo.href && (
        <p>
          <a className={buttonClass()} href={promo.href}>
            Перейти к товарам
          </a>
        </p>
      )}
    </>
  )
}
