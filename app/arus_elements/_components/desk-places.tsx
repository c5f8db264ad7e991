'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CountBadge } from '@/components/ui/count-badge'
import { deskWaitingOptions } from '@/features/desk/api/waiting-query'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { useUser } from '@/stores/user/use-user'
import styles from '../elements.module.css'

const PLACES = [
  { title: 'Заказы', href: deskHrefs.orders, waits: 'orders' },
  { title: 'Покупатели', href: deskHrefs.customers },
  { title: 'Товары', href: deskHrefs.goods },
  { title: 'Отзывы', href: deskHrefs.reviews, waits: 'reviews' },
  { title: 'Вопросы', href: deskHrefs.questions, waits: 'questions' },
  { title: 'Обращения', href: deskHrefs.inquiries, waits: 'inquiries' },
  { title: 'Доставка', href: deskHrefs.delivery },
  { title: 'Оплата', href: deskHrefs.payment },
  { title: 'Поставщики', href: deskHrefs.suppliers },
  { title: 'Отчёты', href: deskHrefs.reports },
  { title: 'Популярное', href: deskHrefs.popular },
] as const

const FOR_ADMINS = [
  { title: 'Наценки', href: deskHrefs.rules },
  { title: 'Коды', href: deskHrefs.codes },
] as const

export type Place = (typeof PLACES | typeof FOR_ADMINS)[number]['href']

const WAITING = ['ждёт', 'ждут', 'ждут'] as const

/** Where the staff works and how much waits there; a manager is shown no place that is closed to him. */
export function DeskPlaces({ place }: { place?: Place }) {
  const isAdmin = useUser((user) => user.isAdmin)
  const { data: waiting } = useQuery(deskWaitingOptions)
  const nav = useRef<HTMLElement>(null)
  // On a phone the places are one row that is wider than the window.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current)
      nav.current.scrollLeft =
        current.offsetLeft - nav.current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [place, isAdmin])
  return (
    <nav ref={nav} className={styles.places} aria-label="Рабочее место">
      {[...PLACES, ...(isAdmin ? FOR_ADMINS : [])].map(({ title, href, ...rest }) => (
        <a key={href} href={href} data-prefetch="none" aria-current={href === place ? 'page' : undefined}>
          {title} {'waits' in rest && <CountBadge count={waiting?.[rest.waits] ?? 0} forms={WAITING} />}
        </a>
      ))}
    </nav>
  )
}
