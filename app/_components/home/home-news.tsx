import { EntryDate } from '@/features/content/components/entry-date'
import type { Teaser } from '@/features/content/model/teaser'
import styles from './home-news.module.css'

export function HomeNews({ news }: { news: readonly Teaser[] }) {
  return (
    <ul className={styles.news}>
      {news.map(({ code, title, text, href, createdAt }) => (
        <li key={code}>
          <EntryDate value={createdAt} />
          <h3>
            <a href={href}>{title}</a>
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
