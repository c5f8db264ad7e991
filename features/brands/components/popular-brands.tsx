import { Picture } from '@/components/media/picture'
import { formatCount } from '@/lib/format/plural'
import type { Brand } from '../model/brand'
import styles from './popular-brands.module.css'

const PICTURE_WIDTH_PX = 120
const PICTURE_HEIGHT_PX = 56

/** Best known brands as tiles. */
export function PopularBrands({ brands }: { brands: readonly Brand[] }) {
  if (brands.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Популярные бренды">
      {brands.map(({ code, title, href, picture, count }) => (
        <li key={code}>
          <a className={styles.tile} href={href}>
            {picture && (
              <Picture
                path={picture}
                alt=""
                width={PICTURE_WIDTH_PX}
                height={PICTURE_HEIGHT_PX}
                className={styles.picture}
              />
            )}
            <b>{title}</b>
            {count > 0 && (
              <span className={styles.count}>{formatCount(count, ['товар', 'товара', 'товаров'])}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
