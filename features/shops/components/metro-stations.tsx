import { stationColour } from '@/lib/parts/metro/station-colour'
import type { Shop } from '@/lib/site/load-bootstrap'
import styles from './metro-stations.module.css'

export function MetroStations({ stations }: { stations: Shop['metro'] }) {
  if (stations.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Метро рядом">
      {stations.map((station) => (
        <li key={`${station.name}/${station.line}`} className={styles.station}>
          <span className={styles.dot} style={{ background: stationColour(station) ?? undefined }} />
          {station.name}
          {station.line && <span className="visually-hidden">, {station.line} линия</span>}
        </li>
      ))}
    </ul>
  )
}
