import styles from './html-text.module.css'

/** Sanitised HTML of the gateway in the shop's type. */
export function HtmlText({ html }: { html: string | null }) {
  return html && <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
