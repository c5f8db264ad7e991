import { TITLE_MARK } from '@/lib/parts/marked-title'
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

/** A text in pieces, of which the odd ones are broken by no line. */
export function UnbrokenText({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key and never move
      <span key={at} className="no-break">
        {piece}
      </span>
    ),
  )
}
