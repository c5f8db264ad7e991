import { titleParts, unbrokenPieces } from '@/lib/parts/title-parts'
import styles from './part-title.module.css'

/** A part's title where space is short: of its name three lines are shown, its car or size always whole. */
export function PartTitle({ title }: { title: string }) {
  const { name, detail } = titleParts(title)
  return (
    <>
      <span className={styles.name}>
        <Unbroken pieces={unbrokenPieces(name)} />
      </span>
      {detail && (
        <>
          {' '}
          <span className={styles.detail}>
            <Unbroken pieces={unbrokenPieces(detail)} />
          </span>
        </>
      )}
    </>
  )
}

function Unbroken({ pieces: [text, word, ...rest] }: { pieces: readonly string[] }) {
  if (word === undefined) return text
  return (
    <>
      {text}
      <span className={styles.unbroken}>{word}</span>
      <Unbroken pieces={rest} />
    </>
  )
}
