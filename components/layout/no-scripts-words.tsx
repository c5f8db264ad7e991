import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { hrefs } from '@/lib/routing/hrefs'
import { NO_SCRIPTS_ID } from './no-scripts-id'
import styles from './no-scripts-note.module.css'

type Props = { phone: string | undefined }

/** Why «В корзину» does nothing. */
export function NoScriptsWords({ phone }: Props) {
  return (
    <div id={NO_SCRIPTS_ID} popover="auto" className={styles.note} role="status">
      <p>Корзина работает со скриптами: включите их в настройках браузера.</p>
      <OrderByPhone phone={phone} />
    </div>
  )
}

/** Stands above every page: a visitor redirected from the account to the home page reads there what is missing. */
export function NoScriptsStrip({ phone }: Props) {
  return (
    <div className={styles.strip} data-nosnippet="">
      <p>
        В браузере выключены скрипты. Каталог, поиск и цены видны и так.{' '}
        <a href={hrefs.signIn} rel="nofollow">
          Войдите
        </a>
        , чтобы открыть кабинет с заказами, или <a href={hrefs.orderLookUp}>найдите заказ по номеру</a>.
        Корзине и закладкам нужны скрипты: включите их в настройках браузера.
      </p>
      <OrderByPhone phone={phone} />
    </div>
  )
}

function OrderByPhone({ phone }: Props) {
  const tel = phone && toTelLink(phone)
  return phone && tel ? (
    <p>
      Или закажите по телефону <a href={tel}>{formatShopPhone(phone)}</a>: назовите артикул.
    </p>
  ) : null
}
