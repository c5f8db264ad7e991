import type { ReactNode } from 'react'
import { PartTitle } from '@/components/ui/part-title'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import type { CartLine } from '@/stores/cart/cart-line'
import { lineProblem, sellerWords, termWords } from '../../model/line-terms'
import type { PriceChange } from '../../model/price-watch'
import styles from './cart-line-row.module.css'

type Props = {
  line: CartLine
  now: Date
  priceChange: PriceChange | undefined
  fitment: ReactNode
  /** Takes as many as there are, when fewer are left. */
  onKeepRest: (quantity: number) => void
}

/** What is bought, from whom and when it comes, and what stands in the way. */
export function LineFacts({ line, now, priceChange, fitment, onKeepRest }: Props) {
  const problem = lineProblem(line)
  const isGone = problem?.kind === 'gone'
  return (
    <>
      <p className={styles.name}>
        <a
          href={hrefs.product({ internalCode: line.internalCode, brand: line.brand, article: line.article })}
          translate="no"
        >
          <b>{line.brand}</b> <span className="no-break">{line.article}</span>
        </a>
      </p>
      <p className={styles.title}>
        <PartTitle title={line.title} />
      </p>
      {fitment}
      <p className={styles.terms}>
        {!isGone && <span className={styles.term}>{termWords(line, now)}</span>}
        <span>{sellerWords(line)}</span>
      </p>
      {isGone && (
        <p className={styles.problem}>
          Нет в наличии. <a href={hrefs.analogsOf(line.article, line.brand)}>Подобрать замену</a>
        </p>
      )}
      {problem?.kind === 'short' && (
        <p className={styles.problem}>
          Осталось {problem.rest} {line.unit}{' '}
          <button type="button" className={styles.link} onClick={() => onKeepRest(problem.rest)}>
            Оставить {problem.rest}
          </button>
        </p>
      )}
      {priceChange && <PriceNote change={priceChange} />}
    </>
  )
}

function PriceNote({ change: { was, now } }: { change: PriceChange }) {
  return (
    <p className={now > was ? styles.dearer : styles.cheaper}>
      {now > was ? 'Цена выросла' : 'Цена снизилась'}: было {formatPrice(was)}
    </p>
  )
}
