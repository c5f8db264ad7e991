import { Icon } from '@/components/ui/icon'
import { formatPhone, toTelLink } from '@/lib/format/phone'
import { hrefs } from '@/lib/routing/hrefs'
import { isExternalHref, isInternalHref } from '@/lib/routing/redirect-target'
import type { Bootstrap, SiteParams } from '@/lib/site/load-bootstrap'
import { FOOTER_ID } from './site-footer-id'
import { SiteFooterColumn } from './site-footer-column'
import { toMenuLink } from './site-menu-link-data'
import styles from './site-footer.module.css'

const SHOWN_SHOPS = 4
const PAYMENT_MARKS = ['Мир', 'СБП', 'Банковская карта', 'Наличные', 'Счёт для организаций']

type ParamLink = SiteParams['socials'][number]

/** What a shopper looks for before paying: who sells, where, on which terms. */
export function SiteFooter({ site }: { site: Bootstrap | undefined }) {
  if (!site) return <footer id={FOOTER_ID} className={styles.footer} />
  const { menus, params } = site
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
      <div className={`container ${styles.top}`}>
        <Contacts site={site} />
        <div className={styles.columns}>
          <SiteFooterColumn title="Каталог" links={menus.catalogMain.map(toMenuLink)} />
          <SiteFooterColumn title="Сервисы" links={menus.serviceMain.map(toMenuLink)} />
          {toColumns(menus.bottom).map(({ title, links }) => (
            <SiteFooterColumn key={title} title={title} links={links} />
          ))}
          <SiteFooterColumn title="Документы" links={params.documents.flatMap(toParamLink)} />
          <SiteFooterColumn
            title="Мы в сети"
            links={[...params.socials, ...params.apps].flatMap(toParamLink)}
          />
          <SiteFooterColumn title="Часто ищут" links={menus.popular.map(toMenuLink)} />
        </div>
      </div>
      <div className={`container ${styles.bottom}`}>
        <ul className={styles.payments} aria-label="Способы оплаты">
          {PAYMENT_MARKS.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
        <Legal params={params} />
      </div>
    </footer>
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
          {formatPhone(params.phone)}
        </a>
      )}
      {params.workTime && <p className={styles.soft}>{params.workTime}</p>}
      {params.email && (
        <a className={styles.link} href={`mailto:${params.email}`}>
          {params.email}
        </a>
      )}
      <ul className={styles.list}>
        {shown.map(({ code, address, work }) => (
          <li key={code}>
            <a className={styles.link} href={hrefs.shop(code)}>
              {address}
              <span className={styles.hours}>
                {work.open}–{work.close}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.link} href={hrefs.shops}>
        <Icon name="pin" size={16} /> Все магазины ({shops.length})
      </a>
    </section>
  )
}

function Legal({ params: { legal, siteName } }: { params: SiteParams }) {
  const numbers = [legal.inn && `ИНН ${legal.inn}`, legal.ogrn && `ОГРН ${legal.ogrn}`].filter(Boolean)
  return (
    <div className={styles.legal}>
      <p>{[legal.title ?? siteName, ...numbers].join(', ')}</p>
      {legal.address && <p>Юридический адрес: {legal.address}</p>}
      <p>Цены на сайте не являются публичной офертой до подтверждения заказа.</p>
      <button type="button" className={styles.cookies} data-cookie-settings>
        Настройки cookie
      </button>
    </div>
  )
}

type Column = { title: string; links: ReturnType<typeof toMenuLink>[] }

/** An item with children is a column of its own; the others share one. */
function toColumns(bottom: Bootstrap['menus']['bottom']): Column[] {
  const links = bottom.map(toMenuLink)
  const single = links.filter(({ children }) => !children)
  const columns = links.flatMap(({ title, children }) => (children ? [{ title, links: children }] : []))
  return single.length > 0 ? [...columns, { title: 'Ещё', links: single }] : columns
}

function toParamLink({ title, url }: ParamLink) {
  if (!isInternalHref(url) && !isExternalHref(url)) return []
  return [{ title, href: url, inNewTab: isExternalHref(url) || url.endsWith('.pdf') }]
}
