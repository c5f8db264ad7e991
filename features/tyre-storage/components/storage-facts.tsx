import { keepTogether } from '@/lib/text/keep-together'
import type { StorageOrder } from '../model/storage'
import { costWords, termWords } from '../model/storage-words'
import { Fact } from './fact'
import styles from './storage-screen.module.css'

/** Contract, term, cost, and where the wheels lie. */
export function StorageFacts({ order }: { order: StorageOrder }) {
  const { contract_number, company, car, plate, warehouse, address, place, comment } = order
  return (
    <section className={styles.panel} aria-label="Договор хранения">
      {order.price > 0 ? (
        <>
          <p className={styles.cost}>{costWords(order)}</p>
          <p className={styles.soft}>{order.is_paid ? 'за весь срок, оплачено' : 'за весь срок'}</p>
        </>
      ) : (
        <p>Стоимость хранения {costWords(order)}</p>
      )}
      <dl className={styles.facts}>
        <Fact term="Договор">{contract_number ?? 'подпишем на приёме'}</Fact>
        {company && <Fact term="Компания">{company}</Fact>}
        <Fact term="Срок">{termWords(order)}</Fact>
        {(car !== null || plate !== null) && (
          <Fact term="Автомобиль">{[car, plate && keepTogether(plate)].filter(Boolean).join(', ')}</Fact>
        )}
        {warehouse && (
          <Fact term={order.status.code === 'awaiting' ? 'Приём' : 'Где'}>
            {warehouse}
            {address && <span className={styles.soft}> {address}</span>}
          </Fact>
        )}
        {place && order.status.code !== 'issued' && <Fact term="Место">{place}</Fact>}
        {comment && <Fact term="Заметка">{comment}</Fact>}
      </dl>
    </section>
  )
}
