'use client'

import type { ReactNode } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'
import { Price } from '@/components/ui/price'
import { hrefs } from '@/lib/routing/hrefs'
import type { Bookmark } from '@/stores/bookmarks/bookmarks'
import { useBookmarkActions } from '@/stores/bookmarks/use-bookmarks'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { useShownPrice } from '@/stores/user/use-shown-price'
import type { BookmarkFacts } from '../api/bookmark-reads'
import { notifyOfFailure } from '../model/notify-of-failure'
import { BookmarkButton } from './bookmark-button'
import styles from './bookmark-row.module.css'

const PICTURE_PX = 80

type Props = {
  product: Bookmark
  /** All tags there are. */
  tags: readonly string[]
  facts: BookmarkFacts | undefined
  /** Words in the place of a price. */
  priceless: string
  buttonFor: (item: RequestedItem) => ReactNode
  /** Whether it fits the chosen car. */
  fitment: ReactNode
}

export function BookmarkRow({ product, tags, facts, priceless, buttonFor, fitment }: Props) {
  const { brand, partNumber, title, code } = product
  const { update } = useBookmarkActions()
  const toShown = useShownPrice()
  const tagWith = (tag: string, isOn: boolean) =>
    update({
      ...product,
      toTags: (tagged) => (isOn ? [...tagged, tag] : tagged.filter((one) => one !== tag)),
    }).catch(notifyOfFailure)
  return (
    <li className={styles.row}>
      <Picture
        path={facts?.picture ?? null}
        alt=""
        width={PICTURE_PX}
        height={PICTURE_PX}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <p>
          <a
            className={styles.name}
            href={hrefs.product({ internalCode: code, brand, article: partNumber })}
            translate="no"
          >
            <b>{brand}</b> <span className="no-break">{partNumber}</span>
          </a>
        </p>
        <p className={styles.title}>
          <PartTitle title={title} />
        </p>
        {fitment}
        {tags.length > 0 && (
          <details className={styles.tags}>
            <summary>
              {product.tags.map((tag) => (
                <span key={tag} className={styles.mark}>
                  {tag}
                </span>
              ))}{' '}
              {product.tags.length > 0 ? 'Изменить метки' : 'Добавить метку'}
            </summary>
            <fieldset>
              <legend className="visually-hidden">
                Метки, {brand} {partNumber}
              </legend>
              {tags.map((tag) => (
                <label key={tag} className={styles.tag}>
                  <Checkbox
                    autoComplete="off"
                    checked={product.tags.includes(tag)}
                    onValue={(isOn) => void tagWith(tag, isOn)}
                  />
                  {tag}
                </label>
              ))}
            </fieldset>
          </details>
        )}
      </div>
      <div className={styles.buy}>
        {facts?.item ? (
          <>
            <Price
              value={toShown(facts.item.price)}
              past={facts.item.oldPrice == null ? null : toShown(facts.item.oldPrice)}
            />
            {buttonFor(facts.item)}
          </>
        ) : (
          <p className={styles.absent}>{priceless}</p>
        )}
        <BookmarkButton part={{ brand, article: partNumber, title, code }} look="words" />
      </div>
    </li>
  )
}
