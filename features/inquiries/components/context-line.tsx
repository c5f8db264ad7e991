import styles from './inquiry-form.module.css'

/** What the page already knows and the owner will read with the answers; empty where it knows nothing. */
export function ContextLine({ label, text }: { label: string; text: string }) {
  if (text === '') return null
  return (
    <p className={styles.context}>
      <span className={styles.soft}>{label}:</span> {text}
    </p>
  )
}
