import { Icon } from '@/components/ui/icon'
import styles from './product-documents.module.css'

/** Certificates of the part, each a file. */
export function ProductDocuments({ documents }: { documents: readonly { title: string; url: string }[] }) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ title, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <Icon name="shield" />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
