'use client'

import { useQuery } from '@tanstack/react-query'
import { EmailText } from '@/components/ui/email-text'
import { ToneBadge } from '@/components/ui/tone-badge'
import { formatMoment } from '@/lib/format/format-moment'
import { formatPhone } from '@/lib/format/phone'
import { type Customer, customerOptions } from '../../api/customer-queries'
import { DeskPending } from '../desk-pending'
import { CustomerAccess } from './customer-access'
import { CustomerBonuses } from './customer-bonuses'
import { CustomerCompany } from './customer-company'
import { CustomerOrders } from './customer-orders'
import styles from '../desk.module.css'

const ROLES = { admin: 'Администратор магазина', manager: 'Менеджер магазина' } as const

/** One customer as the shop's staff sees him. */
export function CustomerScreen({ customerId }: { customerId: string }) {
  const { data: customer, error, refetch } = useQuery(customerOptions(customerId))
  if (!customer) return <DeskPending error={error} refetch={refetch} lines={12} />
  return (
    <div className={styles.screen}>
      <h2 className={styles.heading}>{customer.name || 'Без имени'}</h2>
      {customer.isBlocked && <ToneBadge tone="bad" title="Заблокирован: не может войти и заказать" />}
      <div className={styles.columns}>
        <Contacts customer={customer} />
        <CustomerAccess customer={customer} />
      </div>
      <CustomerCompany customer={customer} />
      <CustomerOrders customerId={customerId} />
      {customer.card && <CustomerBonuses customerId={customerId} card={customer.card} />}
    </div>
  )
}

function Contacts({ customer }: { customer: Customer }) {
  const { phone, isPhoneConfirmed, email, isEmailConfirmed, isCompany, registeredAt, role } = customer
  return (
    <section aria-labelledby="contacts">
      <h3 id="contacts" className={styles.heading}>
        Контакты
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>Телефон</dt>
          <dd>
            {phone === null ? 'Не указан' : <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>}
            {phone !== null && <Confirmed isConfirmed={isPhoneConfirmed} word="подтверждён" />}
          </dd>
        </div>
        <div>
          <dt>Почта</dt>
          <dd>
            {email === null ? (
              'Не указана'
            ) : (
              <a href={`mailto:${email}`}>
                <EmailText>{email}</EmailText>
              </a>
            )}
            {email !== null && <Confirmed isConfirmed={isEmailConfirmed} word="подтверждена" />}
          </dd>
        </div>
        <div>
          <dt>Вид</dt>
          <dd>{isCompany ? 'Компания' : 'Розничный покупатель'}</dd>
        </div>
        {role !== null && (
          <div>
            <dt>Роль</dt>
            <dd>{ROLES[role]}</dd>
          </div>
        )}
        <div>
          <dt>В магазине с</dt>
          <dd>{formatMoment(registeredAt)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Confirmed({ isConfirmed, word }: { isConfirmed: boolean; word: string }) {
  return (
    <div>
      <ToneBadge tone={isConfirmed ? 'good' : 'going'} title={isConfirmed ? word : `не ${word}`} />
    </div>
  )
}
