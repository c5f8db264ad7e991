import { Icon } from '@/components/ui/icon'
import type { Shop } from '@/lib/site/load-bootstrap'
import { mapHref, routeHref, taxiHref } from '../model/map-link'
import styles from './map-links.module.css'

type Props = { shop: Pick<Shop, 'title' | 'coordinates'>; withRoute?: boolean; withTaxi?: boolean }

export function MapLinks({ shop: { title, coordinates }, withRoute = false, withTaxi = false }: Props) {
  return (
    <p className={styles.links}>
      <MapLink href={mapHref(coordinates)} title={title}>
        Показать на карте
      </MapLink>
      {withRoute && (
        <MapLink href={routeHref(coordinates)} title={title}>
          Как проехать
        </MapLink>
      )}
      {withTaxi && (
        <MapLink href={taxiHref(coordinates)} title={title}>
          Вызвать такси
        </MapLink>
      )}
    </p>
  )
}

function MapLink({ href, title, children }: { href: string; title: string; children: string }) {
  return (
    <a
      className={styles.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${children}: ${title} (в новой вкладке)`}
    >
      {children}
      <Icon name="external" size={16} />
    </a>
  )
}
