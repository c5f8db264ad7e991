import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { formatMoment } from '@/lib/format/format-moment'
import { CUSTOMER_ACTION_TITLES } from '@/lib/gateway/contracts/desk/customers'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { type Customer, customerOptions } from '../../api/customer-queries'
import { endSessions, setBlocked } from '../../api/customer-writes'
import styles from '../desk.module.css'

/** Where a person is signed in, what the staff may do about it, and what it did. */
export function CustomerAccess({ customer }: { customer: Customer }) {
  const queries = useQueryClient()
  const place = useRef<HTMLHeadingElement>(null)
  const note = useRef<HTMLInputElement>(null)
  const { id, isBlocked, isBlockable, sessions, hasToken } = customer
  const show = (changed: Customer) => queries.setQueryData(customerOptions(id).queryKey, changed)
  return (
    <section aria-labelledby="access" className={styles.screen}>
      <h3 id="access" ref={place} tabIndex={-1} className={styles.heading}>
        Вход в аккаунт
      </h3>
      <Sessions customer={customer} />
      {(sessions.length > 0 || hasToken) && (
        <ConfirmButton
          key={`${sessions.length} ${hasToken}`}
          title="Закрыть все сессии"
          yes="Закрыть"
          doing="Закрываем…"
          onYes={async () => void show(await endSessions(id))}
          place={place}
        >
          <p>
            На всех устройствах придётся войти заново.
            {hasToken && ' Ключ для программ перестанет действовать.'}
          </p>
        </ConfirmButton>
      )}
      {isBlockable ? (
        <ConfirmButton
          key={String(isBlocked)}
          title={isBlocked ? 'Разблокировать' : 'Заблокировать'}
          yes={isBlocked ? 'Впустить снова' : 'Закрыть вход'}
          doing="Сохраняем…"
          onYes={async () =>
            void show(
              await setBlocked({ customerId: id, isBlocked: !isBlocked, note: note.current?.value ?? '' }),
            )
          }
          place={place}
        >
          <p>
            {isBlocked
              ? 'Покупатель снова сможет войти и заказать.'
              : 'Все сессии закроются, войти и заказать будет нельзя. При входе покупатель увидит телефон магазина. Принятые заказы остаются.'}
          </p>
          <LabelledInput
            ref={note}
            label="Причина, её увидят только сотрудники"
            maxLength={MAX_COMMENT_LENGTH}
            autoComplete="off"
          />
        </ConfirmButton>
      ) : (
        <p className={styles.soft}>Себя и администраторов заблокировать нельзя.</p>
      )}
      <Log log={customer.log} />
    </section>
  )
}

function Sessions({ customer: { sessions } }: { customer: Customer }) {
  if (sessions.length === 0) return <p className={styles.soft}>Открытых сессий нет.</p>
  return (
    <ul className={styles.list} aria-label="Открытые сессии">
      {sessions.map(({ device, ip, createdAt, lastSeenAt }) => (
        <li key={createdAt + lastSeenAt} className={styles.return}>
          <div>
            <p>{device ?? 'Неизвестное устройство'}</p>
            <p className={styles.soft}>
              {[ip, `вход ${formatMoment(createdAt)}`, `был здесь ${formatMoment(lastSeenAt)}`]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Log({ log }: { log: Customer['log'] }) {
  if (log.length === 0) return null
  return (
    <ol className={styles.history} aria-label="Что делали сотрудники">
      {log.map(({ id, at, action, note, author }) => (
        <li key={id}>
          <time className={styles.soft} dateTime={at}>
            {formatMoment(at)}
          </time>{' '}
          {CUSTOMER_ACTION_TITLES[action]}
          {note !== '' && `: ${note}`}
          {author !== null && <span className={styles.soft}> — {author}</span>}
        </li>
      ))}
    </ol>
  )
}
