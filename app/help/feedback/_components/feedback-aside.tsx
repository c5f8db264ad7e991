import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import styles from '../page.module.css'

/** Ways that may be quicker than an email. */
export async function FeedbackAside() {
  const params = (await orEmpty(loadBootstrap, undefined))?.params
  const tel = params?.phone && toTelLink(params.phone)
  return (
    <aside className={styles.aside} aria-label="Другие способы">
      <h2 className={styles.asideTitle}>Возможно, так быстрее</h2>
      {params?.phone && tel && (
        <p>
          <a className={styles.phone} href={tel}>
            {formatShopPhone(params.phone)}
          </a>
          {params.workTime && <span className={styles.soft}>{params.workTime}</span>}
        </p>
      )}
      <ul className={styles.links}>
        <li>
          <a href={hrefs.orderLookUp}>Где мой заказ</a>
        </li>
        <li>
          <a href={hrefs.helpFaq}>Частые вопросы</a>
        </li>
        <li>
          <a href={hrefs.originalCatalogs}>Подобрать по VIN</a>
        </li>
        <li>
          <a href={hrefs.shops}>Магазины и часы работы</a>
        </li>
      </ul>
    </aside>
  )
}
