import { TITLE_MARK } from '@/lib/parts/marked-title'
import { UnbrokenText } from './unbroken-text'
import styles from './part-title.module.css'

/** A part's title that was marked: one text, or a name of at most three lines and a car or size that is always whole. */
export function MarkedTitle({ text }: { text: string }) {
  if (!text.startsWith(TITLE_MARK)) return text
  const [name = '', detail] = text.slice(1).split('\n')
  return (
    <>
      <span className={styles.name}>
        <UnbrokenText pieces={name.split(TITLE_MARK)} />
      </span>
      {detail && (
        <>
          {' '}
          <span className={styles.detail}>
            <UnbrokenText pieces={detail.split(TITLE_MARK)} />
          </span>
        </>
      )}
    </>
  )
}
