import styles from './rich-text.module.css'

/** Text of the gateway; `html` has been cleaned where it was loaded. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
