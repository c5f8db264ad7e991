'use client'

import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { type Manager, managersOptions } from '../api/company'
import { CardsSkeleton } from './cards-skeleton'
import { SectionFailure } from './section-failure'
import styles from './company.module.css'

/** The managers of a company, with their phones and e-mails. */
export function Managers() {
  const managers = useQuery(managersOptions)
  if (managers.isPending) return <CardsSkeleton count={2} />
  if (managers.isError) {
    return <SectionFailure error={managers.error} onRetry={() => void managers.refetch()} />
  }
  if (managers.data.length === 0) {
    return (
      <EmptyState
        title="Менеджер ещё не назначен"
        text="Позвоните по телефону внизу страницы, и мы назначим того, кто будет вести вашу компанию."
      />
    )
  }
  return (
    <ul className={styles.cards}>
      {managers.data.map((manager) => (
        <ManagerCard key={manager.id} manager={manager} />
      ))}
    </ul>
  )
}

function ManagerCard({ manager: { name, position, phone, email } }: { manager: Manager }) {
  const tel = phone && toTelLink(phone)
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      {position && <p className={styles.soft}>{position}</p>}
      {phone && tel && (
        <a className={styles.link} href={tel}>
          <Icon name="phone" size={16} /> {formatShopPhone(phone)}
        </a>
      )}
      {email && (
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </li>
  )
}
