import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { Button } from '@/components/ui/button'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { type Customer, customerOptions } from '../../api/customer-queries'
import { saveCompany } from '../../api/customer-writes'
import { CompanyForm } from './company-form'
import styles from '../desk.module.css'

/** Whom a company buys for, who pays and who looks after it; administrators make and change it. */
export function CustomerCompany({ customer }: { customer: Customer }) {
  const { id, isCompany, isCompanyEditable, log } = customer
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  if (!isCompany && !isCompanyEditable) return null
  return (
    <section aria-labelledby="company" className={styles.screen}>
      <h3 id="company" ref={heading} tabIndex={-1} className={styles.heading}>
        Компания
      </h3>
      {isOpen ? (
        <CompanyForm customer={customer} onClose={close} />
      ) : isCompany ? (
        <Parties customer={customer} />
      ) : (
        <p className={styles.soft}>
          Компания заказывает на своих клиентов и контрагентов, платит по счёту и не копит бонусы.
        </p>
      )}
      {isCompanyEditable && !isOpen && (
        <div className={styles.tabs}>
          <Button small look="secondary" onClick={() => setOpen(true)}>
            {isCompany ? 'Изменить компанию' : 'Сделать компанией'}
          </Button>
          {isCompany && (
            <ConfirmButton
              title="Сделать розничным покупателем"
              yes="Сделать"
              doing="Сохраняем…"
              onYes={async () => {
                const changed = await saveCompany({ customerId: id, version: log[0]?.id ?? 0, company: null })
                queries.setQueryData(customerOptions(id).queryKey, changed)
              }}
              place={heading}
            >
              <p>Покупатель будет заказывать на себя. Клиенты и менеджеры останутся у нас в записях.</p>
            </ConfirmButton>
          )}
        </div>
      )}
    </section>
  )
}

function Parties({ customer: { clients, managers } }: { customer: Customer }) {
  return (
    <>
      {clients.length === 0 && <p className={styles.soft}>Клиенты не привязаны.</p>}
      <ul className={styles.list} aria-label="Клиенты">
        {clients.map(({ id, name, address, coordinates, contractors, sharedWith }) => (
          <li key={id} className={styles.return}>
            <p className={styles.what}>{name}</p>
            {address !== '' && <p className={styles.soft}>{address}</p>}
            {sharedWith.length > 0 && (
              <div className={styles.tabs}>
                <span className={styles.soft}>Общий клиент, за него заказывает и</span>
                {sharedWith.map((sharer) => (
                  <a key={sharer.id} href={deskHrefs.customer(sharer.id)}>
                    {sharer.name}
                  </a>
                ))}
              </div>
            )}
            {coordinates === null && (
              <p className={styles.soft}>Координат нет: доставку этому клиенту не оформить.</p>
            )}
            {contractors.map(({ externalId, name: title, INN, KPP }) => (
              <p key={externalId}>
                {title}, ИНН {INN}
                {KPP !== '' && `, КПП ${KPP}`}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {managers.length > 0 && (
        <p>
          {managers.length === 1 ? 'Менеджер' : 'Менеджеры'}: {managers.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}
