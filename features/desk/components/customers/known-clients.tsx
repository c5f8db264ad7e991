import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { companyClientsOptions } from '../../api/customer-queries'
import type { KnownClient } from '../../model/company-draft'
import styles from '../desk.module.css'

type Props = { inn: string; onTake: (client: KnownClient) => void }

/** Clients that the legal person pays for already: two accounts of one company share them. */
export function KnownClients({ inn, onTake }: Props) {
  const { data } = useQuery(companyClientsOptions(inn))
  return (
    <div role="status" className={styles.screen}>
      {data?.clients.map((client) => (
        <div key={client.id} className={styles.tabs}>
          <p>
            Этот ИНН уже у клиента «{client.name}», за него заказывает{' '}
            {client.sharedWith.map(({ name }) => name).join(', ')}.
          </p>
          <Button small look="secondary" onClick={() => onTake(client)}>
            Добавить его вместо нового
          </Button>
        </div>
      ))}
    </div>
  )
}
