import { toTelLink } from '@/lib/format/phone'
import { formatShopPhone } from '@/lib/format/format-shop-phone'
import { hrefs } from '@/lib/routing/hrefs'
import { isExternalHref, isInternalHref } from '@/lib/routing/redirects/redirect-target'
import type { Bootstrap, SiteParams } from '@/lib/site/load-bootstrap'
import { SiteMenuLink } from '../menu/site-menu-link'
import { type MenuLinkData, toMenuLink } from '../menu/site-menu-link-data'
import styles from './site-footer.module.css'

const SHOWN_SHOPS = 4
/** Where the gateway tells of none. */
const USUAL_PAYMENTS = ['Мир', 'Карта', 'Наличные', 'Счёт для организаций']

type ParamLink = SiteParams['socials'][number]

/** What a shopper looks for before paying: who sells, where, on which terms. */
export function FooterContent({ site }: { site: Bootstrap }) {
  const { params, paymentMarks } = site
  const payments = paymentMarks.length > 0 ? paymentMarks : USUAL_PAYMENTS
  return (
    <>
      <div className={`container ${styles.top}`}>
        <Contacts site={site} />
        <div className={styles.columns}>
          {toColumns(site).map(([title, links]) => (
            <Column key={title} title={title} links={links} />
          ))}
        </div>
      </div>
      <div className={`container ${styles.bottom}`}>
        <ul className={styles.payments} aria-label="Способы оплаты">
          {payments.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
        <Legal params={params} />
      </div>
    </>
  )
}

function Contacts({ site: { params, shops } }: { site: Bootstrap }) {
  const tel = params.phone && toTelLink(params.phone)
  const shown = shops.filter(({ showUser }) => showUser).slice(0, SHOWN_SHOPS)
  return (
    <section>
      <h2 className={styles.title}>Контакты</h2>
      {params.phone && tel && (
        <a className={styles.phone} href={tel}>
          {formatShopPhone(params.phone)}
        </a>
      )}
      {params.workTime && <p className={styles.soft}>{params.workTime}</p>}
      {params.email && (
        <a className={styles.link} href={`mailto:${params.email}`}>
          {params.email}
        </a>
      )}
      {shown.map(({ code, address, work }) => (
        <a key={code} className={`${styles.link} ${styles.shop}`} href={hrefs.shop(code)}>
          {address}
          <span className={styles.hours}>{`${work.open}–${work.close}`}</span>
        </a>
      ))}
      <a className={styles.link} href={hrefs.shops}>
        {`Все магазины (${shops.length})`}
      </a>
    </section>
  )
}

function Column({ title, links }: { title: string; links: Links }) {
  return (
    <section className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <details>
        <summary>{title}</summary>
        {links.map((link) => (
          <SiteMenuLink key={`${link.title} ${link.href}`} link={link} className={styles.link} />
        ))}
      </details>
    </section>
  )
}

function Legal({ params: { legal, siteName } }: { params: SiteParams }) {
  const numbers = [legal.inn && `ИНН\u00a0${legal.inn}`, legal.ogrn && `ОГРН\u00a0${legal.ogrn}`].filter(
    Boolean,
  )
  return (
    <div className={styles.legal}>
      <p>{[legal.title ?? siteName, ...numbers].join(', ')}</p>
      {legal.address && <p>Юридический адрес: {legal.address}</p>}
      <p>Цены на сайте не являются публичной офертой до подтверждения заказа.</p>
      <button type="button" className={styles.cookies} data-cookie-settings="" data-replay-click="">
        Настройки cookie
      </button>
    </div>
  )
}

type Links = readonly MenuLinkData[]

/** An item of the lower menu with children is a column of its own; the others share one. */
function toColumns({ menus, params }: Bootstrap): [string, Links][] {
  const bottom = menus.bottom.map(toMenuLink)
  const columns: [string, Links][] = [
    ['Каталог', menus.catalogMain.map(toMenuLink)],
    ['Сервисы', menus.serviceMain.map(toMenuLink)],
    ...bottom.flatMap(({ title, children }): [string, Links][] => (children ? [[title, children]] : [])),
    ['Ещё', bottom.filter(({ children }) => !children)],
    ['Документы', params.documents.flatMap(toParamLink)],
    ['Мы в сети', [...params.socials, ...params.apps].flatMap(toParamLink)],
    ['Часто ищут', menus.popular.map(toMenuLink)],
  ]
  return columns.filter(([, links]) => links.length > 0)
}

function toParamLink({ title, url }: ParamLink) {
  if (!isInternalHref(url) && !isExternalHref(url)) return []
  return [{ title, href: url, inNewTab: isExternalHref(url) || url.endsWith('.pdf') }]
}
