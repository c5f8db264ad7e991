'use client'

import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@/components/ui/empty-state'
import { type CompanyClient, clientsOptions } from '../api/company'
import { CardsSkeleton } from './cards-skeleton'
import { SectionFailure } from './section-failure'
import styles from './company.module.css'

/** The clients that a corporate user buys for, and the legal persons that pay. */
export function CompanyClients() {
  const clients = useQuery(clientsOptions)
  if (clients.isPending) return <CardsSkeleton count={2} />
  if (clients.isError) return <SectionFailure error={clients.error} onRetry={() => void clients.refetch()} />
  if (clients.data.length === 0) {
    return (
      <EmptyState title="Клиентов нет" text="Их заводит менеджер: его телефон на странице «Менеджеры»." />
    )
  }
  return (
    <ul className={styles.cards}>
      {clients.data.map((client) => (
        <ClientCard key={client.id} client={client} />
      ))}
    </ul>
  )
}

function ClientCard({ client: { name, address, contractors } }: { client: CompanyClient }) {
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{name}</h3>
      {address && <p className={styles.soft}>{address}</p>}
      <ul className={styles.contractors} aria-label="Контрагенты">
        {contractors.map(({ externalId, name: title, INN, KPP }) => (
          <li key={externalId}>
            {title}
            <span className={styles.requisites}>
              ИНН {INN}
              {KPP && `, КПП ${KPP}`}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
