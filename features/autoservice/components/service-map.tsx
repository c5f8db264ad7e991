'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { MAP_HEIGHT_PX } from '@/components/map/map-size'
import type { MapTiles } from '@/components/map/map-tiles'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './service-shops.module.css'

const CityMap = lazy(() => import('@/components/map/city-map').then(({ CityMap: map }) => ({ default: map })))

type Place = { id: string; title: string; coordinates: readonly [number, number] }

/** The shops on a map, which brings its library when it is opened; a mark leads to its shop. */
export function ServiceMap({ places, tiles }: { places: readonly Place[]; tiles: MapTiles }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.map}>
      <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="pin" /> {isOpen ? 'Скрыть карту' : 'Показать на карте'}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton height={MAP_HEIGHT_PX} />}>
          <CityMap
            label="Магазины с автосервисом на карте"
            tiles={tiles}
            places={places}
            chosen={null}
            onChoose={(code) => location.assign(hrefs.shop(code))}
          />
        </Suspense>
      )}
    </div>
  )
}
