import type { ReactNode } from 'react'
import { JsonLd } from '@/components/seo/json-ld'
import { type Breadcrumb, Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { env } from '@/lib/env'
import { hrefs } from '@/lib/routing/hrefs'
import { breadcrumbJsonLd } from '@/lib/seo/data/structured-data'
import styles from './club.module.css'

const PAGES = [
  { title: 'Клуб', href: hrefs.club },
  { title: 'Как это работает', href: hrefs.clubAbout },
  { title: 'Клуб в телефоне', href: hrefs.clubApp },
  { title: 'Вопросы', href: hrefs.clubFaq },
  { title: 'Подарочные карты', href: hrefs.giftCards },
  { title: 'Промокод', href: hrefs.giftPromocode },
] as const

type Props = { path: string; trail: readonly Breadcrumb[]; children: ReactNode }

/** Frame of the pages about the club, gift cards and promotions, which lead to each other. */
export function ClubPage({ path, trail, children }: Props) {
  const crumbs = [{ title: 'Главная', href: hrefs.home }, ...trail]
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs items={crumbs} />
      <nav aria-label="О клубе" className={styles.tabs}>
        <ul>
          {PAGES.map(({ title, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <JsonLd data={breadcrumbJsonLd(env().SITE_URL, crumbs)} />
    </div>
  )
}
