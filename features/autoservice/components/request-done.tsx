import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import { useUser } from '@/stores/user/use-user'
import type { ServiceRequest } from '../api/request-calls'
import { VisitPlace } from './visit-place'
import styles from './request-form.module.css'

/** What was agreed on; takes the focus, for it stands where the form was. */
export function RequestDone({ request, onAnother }: { request: ServiceRequest; onAnother: () => void }) {
  const isUser = useUser(({ status }) => status === 'user')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const { number, date, services, storageNumber, canCancel } = request
  return (
    <div className={styles.done} role="status">
      <h3 ref={heading} tabIndex={-1} className={styles.doneTitle}>
        {date ? 'Вы записаны' : 'Заявка принята'}
      </h3>
      <VisitPlace request={request} hourClass={styles.hour} />
      {services.length > 0 && <p>{services.join(', ')}</p>}
      <p>
        Номер заявки {number}.{' '}
        {date
          ? `Если планы изменятся, ${canCancel ? 'отмените запись' : 'позвоните в магазин'}: время займут другие.`
          : 'Менеджер позвонит в рабочее время.'}
      </p>
      <p className={styles.actions}>
        {isUser && (canCancel || !date) && (
          <a
            className={buttonClass()}
            href={storageNumber ? hrefs.tyreStorageOrder(storageNumber) : hrefs.tyreStorage}
          >
            {storageNumber ? 'К хранению' : 'Мои записи'}
          </a>
        )}
        <Button look="secondary" onClick={onAnother}>
          Новая заявка
        </Button>
      </p>
    </div>
  )
}
