import styles from './club.module.css'

export type ClubDocument = { title: string; href: string }

/** What one agrees to with a card. */
export function ClubDocuments({ documents }: { documents: readonly ClubDocument[] }) {
  if (documents.length === 0) return null
  return (
    <ul className={styles.documents} aria-label="Документы клуба">
      {documents.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
