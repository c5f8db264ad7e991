import type { ReactNode } from 'react'
import { CartPeek } from '@/features/cart/components/mark/cart-peek'
import { VehicleLabel } from '@/features/fitment/components/vehicle-label'
import { Icon } from '@/components/ui/icon'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { hrefs } from '@/lib/routing/hrefs'
import { AccountName } from './account-name'
import styles from './header-actions.module.css'

type Props = {
  /** How many bookmarks there are. */
  bookmarksMark?: ReactNode
  /** How many goods there are in the cart. */
  cartMark?: ReactNode
  /** What they cost, in the place of the cart's name. */
  cartLabel?: ReactNode
}

/**
 * The visitor's own corner. It is drawn for guests and for customers at once, and the attribute on the document that stands
 * there since before the first paint says which half is seen. A press by a guest opens the sign-in.
 */
export function HeaderActions({ bookmarksMark, cartMark, cartLabel = 'Корзина' }: Props) {
  return (
    <nav className={styles.actions} aria-label="Личное">
      <a className={styles.action} href={hrefs.maintenance} data-vehicle-picker="">
        <Icon name="garage" size={24} />
        <span className={styles.name}>
          <VehicleLabel without="Автомобиль" />
        </span>
      </a>
      <a className={styles.action} href={hrefs.bookmarks}>
        <Icon name="bookmark" size={24} />
        Закладки
        {bookmarksMark}
      </a>
      <CartPeek>
        <a className={styles.action} href={hrefs.cart}>
          <Icon name="cart" size={24} />
          {cartLabel}
          {cartMark}
        </a>
      </CartPeek>
      <a
        className={`for-guests ${styles.action}`}
        href={hrefs.signIn}
        rel={relOf(hrefs.signIn)}
        data-prefetch="none"
      >
        <Icon name="user" size={24} />
        Войти
      </a>
      <a className={`for-customers ${styles.action}`} href={hrefs.account}>
        <Icon name="user" size={24} />
        <span className={styles.name}>
          <AccountName />
        </span>
      </a>
    </nav>
  )
}
