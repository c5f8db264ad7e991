import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon'
import { keepMeasures } from '@/lib/text/keep-measures'
import { type Property, toCompareRows } from '../model/compare-rows'
import styles from './compare-table.module.css'

export type ComparedProduct = {
  code: string
  brand: string
  article: string
  title: string
  href: string
  picture: string | null
  properties: readonly Property[]
}

/** A row above the properties; nothing stands in a cell that has nothing to say. */
export type CompareFact<Product> = { title: string; draw: (product: Product) => ReactNode }

type Props<Product> = {
  /** Section of the products. */
  title: string
  products: readonly Product[]
  facts: readonly CompareFact<Product>[]
  isOnlyDifferent: boolean
  onRemove: (product: Product) => void
}

const PICTURE_PX = 120

/** Products as columns, their properties as rows, those that differ first. It scrolls by itself, beneath the names of the properties. */
export function CompareTable<Product extends ComparedProduct>({
  title,
  products,
  facts,
  isOnlyDifferent,
  onRemove,
}: Props<Product>) {
  const rows = toCompareRows(products.map(({ properties }) => properties))
  const different = rows.filter(({ isDifferent }) => isDifferent)
  const same = isOnlyDifferent ? [] : rows.filter(({ isDifferent }) => !isDifferent)
  const groups = [
    { title: 'Различия', rows: different },
    { title: products.length > 1 ? 'Одинаково' : 'Характеристики', rows: same },
  ].filter((group) => group.rows.length > 0)
  return (
    <div
      className={`scroll-area ${styles.scroll}`}
      role="region"
      aria-label={`Сравнение: ${title}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself takes the focus, WCAG 2.1.1
      tabIndex={0}
    >
      <table className={styles.table} style={columnsOf(products.length)}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Товар</th>
            {products.map((product) => (
              <th key={product.code} scope="col">
                <ProductHead product={product} onRemove={() => onRemove(product)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.title}>
              <th scope="row">{fact.title}</th>
              {products.map((product) => (
                <td key={product.code}>{fact.draw(product)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" className={styles.group} colSpan={products.length + 1}>
                <span>{group.title}</span>
              </th>
            </tr>
            {group.rows.map(({ code, title: name, values }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={products[at]?.code}>{value ?? <Missing />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function columnsOf(count: number): CSSProperties {
  // The guarantee: React sets a variable of styles like any property of them, which its types leave out.
  return { '--columns': count } as CSSProperties
}

function ProductHead({ product, onRemove }: { product: ComparedProduct; onRemove: () => void }) {
  const { brand, article, title, href, picture } = product
  return (
    <div className={styles.product}>
      <Picture path={picture} alt="" width={PICTURE_PX} height={PICTURE_PX} className={styles.picture} />
      <span className={styles.number} translate="no">
        {brand} <b>{article}</b>
      </span>
      <a className={styles.title} href={href}>
        {keepMeasures(title)}
      </a>
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={`Убрать из сравнения, ${brand} ${article}`}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}

function Missing() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">не указано</span>
    </>
  )
}
