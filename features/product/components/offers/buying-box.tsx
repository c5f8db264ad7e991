import type { ReactNode } from 'react'
import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { buttonClass } from '@/components/ui/button'
import { formatCount } from '@/lib/format/plural'
import { SOLD_OUT } from '../../model/stock-words'
import { buyStateOf, type ProductPrice } from '../../model/product-price'
import { BuyingTerms } from './buying-terms'
import { ShopPrice } from './shop-offer'
import { ShownPrice } from './shown-price'
import styles from './buying-box.module.css'

type Props = {
  /** The part's name for an inquiry about it. */
  name: string
  price: ProductPrice
  /** Where a part without offers leads: what can be bought instead. */
  instead?: { title: string; href: string } | undefined
  /** Address of the page, to ask for the price anew. */
  path: string
  /** What delivery costs, in one line; unknown while the gateway fails. */
  delivery?: string | null
  action?: ReactNode
  /** The way to be told of the part: of its return, or of a lower price. */
  alert?: ReactNode
}

/** Price and terms of the best offer. On a phone the price and the action stand at the bottom of the window. */
export function BuyingBox({ name, price, instead, path, delivery = null, action, alert }: Props) {
  const best = price.kind === 'priced' ? price.price.groups[0] : undefined
  if (price.kind !== 'priced' || !best)
    return <NotForSale name={name} state={buyStateOf(price)} instead={instead} path={path} alert={alert} />
  const count = price.price.groups.length
  const part = { brand: price.price.brand, article: price.price.article }
  return (
    <section className={styles.box} aria-label="Покупка">
      <div className={styles.bar}>
        {best.ownWarehouse ? (
          <ShopPrice part={part} value={best.price} past={best.pastPrice} large />
        ) : (
          <ShownPrice value={best.price} past={best.pastPrice} large />
        )}
        {action ?? (
          <a className={`${buttonClass()} ${styles.toOffers}`} href="#offers">
            Все предложения
          </a>
        )}
      </div>
      <BuyingTerms
        part={part}
        internalCode={price.price.internalCode}
        offer={best}
        bonuses={price.price.bonuses}
        delivery={delivery}
        now={price.pricedAt}
      />
      {action && (
        <a className={styles.all} href="#offers">
          {formatCount(count, ['предложение', 'предложения', 'предложений'])}
        </a>
      )}
      {alert}
    </section>
  )
}

function NotForSale({
  name,
  state,
  instead,
  path,
  alert,
}: Omit<Props, 'price' | 'action' | 'delivery'> & { state: ReturnType<typeof buyStateOf> }) {
  const isUnknown = state === 'unknown'
  return (
    <section className={styles.box} aria-label="Покупка">
      <p className={styles.state}>{isUnknown ? 'Цена уточняется' : SOLD_OUT}</p>
      <p className={styles.note}>
        {isUnknown
          ? 'Служба цен не ответила. Обновите страницу через минуту.'
          : 'Сейчас эту деталь никто не предлагает.'}
      </p>
      {isUnknown && (
        <a className={buttonClass({ look: 'secondary' })} href={path} data-reload>
          Обновить
        </a>
      )}
      {!isUnknown && instead && (
        <a className={buttonClass({ look: 'secondary' })} href={instead.href}>
          {instead.title}
        </a>
      )}
      {!isUnknown && alert}
      {!isUnknown && <ContactSpecialist about={{ query: name }} />}
    </section>
  )
}
