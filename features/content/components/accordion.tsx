import styles from './accordion.module.css'
import { HtmlText } from './html-text'
import { OpenByHash } from './open-by-hash'

export type AccordionItem = {
  /** Anchor of the fold. */
  code: string
  title: string
  /** Sanitised HTML. */
  html: string | null
  /** A page of its own with the same words. */
  href?: string
}

/** Headings that unfold their text; the address's hash opens one. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <>
      <div className={styles.list}>
        {items.map(({ code, title, html, href }) => (
          <details key={code} className={styles.fold}>
            <summary className={styles.summary}>
              <h2 className={styles.title}>{title}</h2>
            </summary>
            <div id={code} className={styles.body}>
              <HtmlText html={html} />
              {href && (
                <p>
                  <a className={styles.link} href={href} aria-label={`Открыть отдельной страницей: ${title}`}>
                    Открыть отдельной страницей
                  </a>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
      <OpenByHash />
    </>
  )
}
