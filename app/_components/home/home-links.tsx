import { Picture } from '@/components/media/picture'
import { SiteMenuLink } from '../frame/menu/site-menu-link'
import type { MenuLinkData } from '../frame/menu/site-menu-link-data'
import styles from './home-links.module.css'

type BrandLink = { title: string; href: string; picture: string | null }

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

/** Ready-made filters, each group under its own title. */
export function HomeFilters({ groups }: { groups: readonly MenuLinkData[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, children = [] }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className={styles.filters}>
            {children.map((link) => (
              <li key={link.title}>
                <SiteMenuLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
