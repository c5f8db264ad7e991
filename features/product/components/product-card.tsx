import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { Rating } from '@/components/ui/rating'
import type { CardFace } from '../model/product-card-data'
import { CardTerms } from './card-terms'
import styles from './product-card.module.css'

type Props = {
  product: CardFace
  /** When the price was read: the day that «Сегодня» means. */
  now: Date
  /** The picture is in view at once. */
  eager?: boolean
  headingLevel?: 2 | 3 | 4
  action?: ReactNode
  fitment?: ReactNode
}

const PICTURE_PX = 240

/** A list item. Under `data-view="rows"` it is a row, else a tile; see ProductGrid. */
export function ProductCard({ product, now, eager, headingLevel = 3, action, fitment }: Props) {
  const Heading = `h${headingLevel}` as const
  const { brand, article, title, href, picture, properties = [], isFit = null } = product
  const hasMarks = product.rating > 0 || isFit !== null || fitment !== undefined
  return (
    <li className={styles.card}>
      <Picture
        path={picture}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
        fluid
        eager={eager}
        className={styles.picture}
      />
      <p className={styles.number}>
        <span>{brand}</span> <b>{article}</b>
      </p>
      <Heading className={styles.title}>
        <a href={href}>{title}</a>
      </Heading>
      {properties.length > 0 && (
        <p className={styles.properties}>
          {properties.map((row) => `${row.title}: ${row.value}`).join(' · ')}
        </p>
      )}
      {hasMarks && (
        <div className={styles.marks}>
          <Rating value={product.rating} count={product.reviewsCount} />
          {fitment ?? <FitMark isFit={isFit} />}
        </div>
      )}
      <div className={styles.buy}>
        <CardTerms product={termsOf(product)} now={now} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  )
}

/** What goes to the browser of a card that was drawn on the server. */
function termsOf({ brand, article, price, pastPrice, quantity, deliveryTime }: CardFace) {
  return { brand, article, price, pastPrice, quantity, deliveryTime }
}

function FitMark({ isFit }: { isFit: boolean | null }) {
  if (isFit === null) return null
  return <span className={isFit ? styles.fits : styles.fitsNot}>{isFit ? 'Подходит' : 'Не подходит'}</span>
}
