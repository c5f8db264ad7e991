import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { Picture } from '@/components/media/picture'
import { hrefs } from '@/lib/routing/hrefs'
import type { Shop } from '@/lib/site/load-bootstrap'
import { addressOf } from '@/lib/parts/shops/address-of'
import { formatWorkHours } from '../model/format-work-hours'
import { ChooseShopButton } from './choose-shop-button'
import { MapLinks } from './map-links'
import { MetroStations } from './metro-stations'
import { ShopPhone } from './shop-phone'
import styles from './shop-screen.module.css'

const PICTURE = { width: 640, height: 400, sizes: '(min-width: 930px) 480px, 100vw' } as const

type Props = {
  shop: Shop
  heading: string
  subheading: string | null
  /** Sanitised HTML. */
  content: string | null
  /** Whether a taxi to the shop is offered. */
  hasTaxi: boolean
  /** The owner's text for the address. */
  words?: ReactNode
  structuredData?: ReactNode
}

export function ShopScreen({ shop, heading, subheading, content, hasTaxi, words, structuredData }: Props) {
  const [picture] = shop.pictureUrl
  return (
    <div className={`container ${styles.page}`}>
      {structuredData}
      <Breadcrumbs
        items={[
          { title: 'Главная', href: hrefs.home },
          { title: 'Магазины', href: hrefs.shops },
          { title: shop.title },
        ]}
      />
      <h1 tabIndex={-1}>{heading}</h1>
      {subheading && <p>{subheading}</p>}
      <div className={picture ? `${styles.body} ${styles.pictured}` : styles.body}>
        <div>
          <dl className={styles.facts}>
            <Fact term="Адрес">
              <address className={styles.address}>{addressOf(shop)}</address>
              <MapLinks shop={shop} withRoute withTaxi={hasTaxi} />
            </Fact>
            {shop.metro.length > 0 && (
              <Fact term="Метро">
                <MetroStations stations={shop.metro} />
              </Fact>
            )}
            <Fact term="Часы работы">
              <span className="tabular">{formatWorkHours(shop.work)}</span>
            </Fact>
            {shop.phone && (
              <Fact term="Телефон">
                <ShopPhone phone={shop.phone} />
              </Fact>
            )}
            {shop.services.length > 0 && (
              <Fact term="Услуги">
                <ul className={styles.services}>
                  {shop.services.map((service) => (
                    <li key={service}>{service}</li>
                  ))}
                </ul>
              </Fact>
            )}
          </dl>
          {content && <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />}
          <ChooseShopButton supplierId={shop.supplierId} title={shop.title} />
          <p className={styles.all}>
            <a className={styles.allLink} href={hrefs.shops}>
              Все магазины
            </a>
          </p>
        </div>
        {picture && (
          <Picture
            {...PICTURE}
            path={picture}
            alt={`Магазин «${shop.title}»`}
            eager
            className={styles.picture}
          />
        )}
      </div>
      {words}
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
