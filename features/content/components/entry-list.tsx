import { Picture } from '@/components/media/picture'
import { promoHref } from '@/lib/routing/redirects/promo-href'
import type { ContentEntry } from '../model/content-page'
import { EntryDate } from './entry-date'
import styles from './entry-list.module.css'
import { HtmlText } from './html-text'

const PICTURE = { width: 300, height: 120 } as const

export function EntryList({
  entries,
  hrefOf,
}: {
  entries: readonly ContentEntry[]
  hrefOf: (code: string) => string
}) {
  return (
    <ul className={styles.list}>
      {entries.map(({ code, title, preview, picture, createdAt, ad, fields }) => (
        <li key={code} className={styles.entry}>
          {picture && <Picture {...PICTURE} path={picture} alt="" className={styles.picture} />}
          <div className={styles.words}>
            <EntryDate value={createdAt} />
            <h2 className={styles.title}>
              <a className={styles.link} href={promoHref(hrefOf(code), fields)}>
                {title}
              </a>
            </h2>
            <HtmlText html={preview} />
            {ad && <small className={styles.ad}>{ad}</small>}
          </div>
        </li>
      ))}
    </ul>
  )
}
