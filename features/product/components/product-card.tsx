import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { MarkedTitle } from '@/components/ui/marked-title'
import { Rating } from '@/components/ui/rating'
import type { CardFace } from '../model/product-card-data'
import { CardTerms } from './offers/card-terms'
import styles from './product-card.module.css'

type Props = {
  product: CardFace
  /** When the price was read: the day that «Сегодня» means. */
  now: Date
  /** The picture is in view at once. */
  eager?: boolean
  /** Its name and number alone, for a card that is out of sight yet. */
  isBrief?: boolean
  /** What its markup does not show, for a browser that reads the card from there; see `readCards`. */
  unseen?: string | undefined
  /** It is an item of the list that the markup around it names. */
  isListed?: boolean
  headingLevel?: 2 | 3 | 4
  action?: ReactNode
  /** Whether it fits the visitor's own car, where the list has no verdict. */
  fitment?: ReactNode
}

const PICTURE_PX = 240
const FIT_WORDS = {
  fits: 'Подходит',
  some: 'Подходит не всем',
  check: 'Нужно проверить',
  any: 'Универсальный',
  unfit: 'Не подходит',
} as const satisfies Record<NonNullable<CardFace['fit']>, string>

/** A list item. Under `data-view="rows"` it is a row, else a tile; see ProductGrid. */
export function ProductCard({
  product,
  now,
  eager,
  isBrief = false,
  unseen,
  isListed = false,
  headingLevel = 3,
  action,
  fitment,
}: Props) {
  const Heading = `h${headingLevel}` as const
  const { brand, article, markedTitle, href, picture, properties } = product
  const fit = product.fit ?? null
  const hasMarks = product.rating > 0 || fit !== null
  return (
    <li className={styles.card} data-card={unseen}>
      {!isBrief && (
        <Picture
          path={picture}
          alt=""
          width={PICTURE_PX}
          height={PICTURE_PX}
          fluid
          eager={eager}
          className={styles.picture}
        />
      )}
      <p className={styles.number} translate="no">
        {`${brand} `}
        <b>{article}</b>
      </p>
      <Heading className={styles.title}>
        <a
          href={href}
          rel={isSoldOut(product) ? 'nofollow' : undefined}
          itemProp={isListed ? 'itemListElement' : undefined}
        >
          <MarkedTitle text={markedTitle} />
        </a>
      </Heading>
      {!isBrief && properties && <p className={styles.properties}>{properties}</p>}
      {!isBrief && hasMarks && (
        <p className={styles.marks}>
          <Rating value={product.rating} count={product.reviewsCount} />
          {fit && (
            <span className={styles[fit]} data-fit="">
              {FIT_WORDS[fit]}
            </span>
          )}
        </p>
      )}
      {fit === null && fitment}
      {!isBrief && <CardTerms product={termsOf(product)} now={now} />}
      {!isBrief && action}
    </li>
  )
}

/** Its page answers 404 until the part has an offer again: it is there for people, not for search engines. */
function isSoldOut({ price, quantity }: CardFace): boolean {
  return price === null || quantity <= 0
}

/** What goes to the browser of a card that was drawn on the server. */
function termsOf({ brand, article, price, pastPrice, quantity, unit, deliveryTime }: CardFace) {
  return { brand, article, price, pastPrice, quantity, ...(unit && { unit }), deliveryTime }
}
