import { Picture } from '@/components/media/picture'
import styles from './home-links.module.css'

type BrandLink = { title: string; href: string; picture: string | null }
type SizeLink = { title: string; count: number; href: string }

const LOGO_WIDTH_PX = 120
const LOGO_HEIGHT_PX = 48

/** Brands by their marks; the name stands where there is no picture. */
export function HomeBrands({ brands }: { brands: readonly BrandLink[] }) {
  return (
    <ul className={styles.brands}>
      {brands.map(({ title, href, picture }) => (
        <li key={href}>
          <a href={href}>
            {picture ? (
              <Picture path={picture} alt={title} width={LOGO_WIDTH_PX} height={LOGO_HEIGHT_PX} />
            ) : (
              title
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Diameters of tyres, each leading to its listing. */
export function HomeSizes({ sizes }: { sizes: readonly SizeLink[] }) {
  return (
    <ul className={styles.sizes}>
      {sizes.map(({ title, count, href }) => (
        <li key={href}>
          <a href={href}>
            {title} <small>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
