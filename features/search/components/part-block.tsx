import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'
import { Rating } from '@/components/ui/rating'
import type { AnalogMark } from '../model/group-analogs'
import type { PartIdentity } from '../model/part'
import styles from './part-block.module.css'

type Props = {
  part: PartIdentity
  headingLevel: 2 | 3 | 4
  marks?: readonly AnalogMark[]
  isOriginal?: boolean
  /** Its page is for people and not for search engines then. */
  isSoldOut?: boolean
  eager?: boolean
  /** Above a table that says the rest. */
  isCompact?: boolean
  /** What keeps the part for later. */
  keep?: ReactNode
  /** The offers, or why there are none. */
  children: ReactNode
}

const PICTURE_PX = 96
const COMPACT_PICTURE_PX = 64
const MARK_WORDS: Record<AnalogMark, string> = { cheaper: 'Дешевле', faster: 'Быстрее', known: 'Известнее' }

/** A part and what is offered for it. */
export function PartBlock({
  part,
  headingLevel,
  marks = [],
  isOriginal = false,
  isSoldOut = false,
  eager = false,
  isCompact = false,
  keep,
  children,
}: Props) {
  const Heading = `h${headingLevel}` as const
  const name = (
    <>
      <b>{part.brand}</b> <span className="no-break">{part.article}</span>
    </>
  )
  // A number that the shop only knows as another's has no page.
  const hasPage = part.internalCode !== null || !isSoldOut
  const size = isCompact ? COMPACT_PICTURE_PX : PICTURE_PX
  return (
    <article className={`${styles.block} ${isCompact ? styles.compact : ''}`}>
      <div className={styles.part}>
        <Picture
          path={part.picture}
          alt=""
          width={size}
          height={size}
          eager={eager}
          className={styles.picture}
        />
        <div>
          <Heading className={styles.name} translate="no">
            {hasPage ? (
              <a href={part.href} rel={isSoldOut ? 'nofollow' : undefined}>
                {name}
              </a>
            ) : (
              name
            )}
          </Heading>
          <p className={styles.title}>
            <PartTitle title={part.title} />
          </p>
          <p className={styles.marks}>
            {isOriginal && <span className={styles.original}>Оригинал</span>}
            {marks.map((mark) => (
              <span key={mark} className={styles.mark}>
                {MARK_WORDS[mark]}
              </span>
            ))}
            <Rating value={part.rating} count={part.reviewsCount} />
          </p>
          {keep}
        </div>
      </div>
      <div className={styles.offers}>{children}</div>
    </article>
  )
}

export function NoOffers() {
  return <p className={styles.absent}>Сейчас нет в продаже</p>
}
