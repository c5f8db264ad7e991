import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { messageIn } from '@/lib/forms/message-in'
import { companyClientsOptions } from '../../api/customer-queries'
import type { KnownClient } from '../../model/company-draft'
import styles from '../desk.module.css'

type Props = { inn: string; onTake: (client: KnownClient) => void }

/** Clients that the legal person pays for already: two accounts of one company share them. */
export function KnownClients({ inn, onTake }: Props) {
  const { data, error } = useQuery(companyClientsOptions(inn))
  return (
    <div role="status" className={styles.screen}>
      {error && !data && (
        <p className={styles.soft}>Не узнали, есть ли уже клиент с этим ИНН. {messageIn(error)}</p>
      )}
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
