import { shareLinks } from '../model/share-links'
import styles from './share-list.module.css'

/** Ways to tell others of a page: plain links, so no network's script comes into the shop. */
export function ShareList({ url, title }: { url: string; title: string }) {
  return (
    <section className={styles.share} aria-labelledby="share-title">
      <h2 id="share-title" className={styles.title}>
        Поделиться
      </h2>
      <ul className={styles.list}>
        {shareLinks(url, title).map((link) => (
          <li key={link.title}>
            <a className={styles.link} href={link.href} target="_blank" rel="noopener noreferrer nofollow">
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
