'use client'

import { lazy, Suspense, useState } from 'react'
import { PlaceFinder } from '@/components/places/place-finder'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { usePosition } from '@/lib/interaction/use-position'
import { findShops } from '@/lib/parts/shops/find-shops'
import { groupByCity } from '@/lib/parts/shops/group-by-city'
import { useNow } from '@/lib/time/page-clock'
import { useUser } from '@/stores/user/use-user'
import { offeredShops } from '../../model/delivery/offered'
import { sortShops } from '../../model/delivery/sort-shops'
import { useCheckout, useCheckoutScope } from '../checkout-context'
import type { ReceiptForm } from '../steps/step-forms'
import { ChoiceGroup } from '../choice-group'
import { MAP_HEIGHT_PX } from '@/components/map/map-size'
import { ShopDetails, ShopTerm } from './shop-details'
import styles from '../checkout.module.css'

const PlacesMap = lazy(() => import('./places-map').then(({ PlacesMap: map }) => ({ default: map })))

const SEARCHED_FROM = 6

/** Shops as a list, and as the same choice on a map. */
export function PickupShops({ form }: { form: ReceiptForm }) {
  const { flow } = useCheckoutScope()
  const own = useUser((user) => user.supplier)
  const pattern = useCheckout((state) => state.pattern)
  const options = useCheckout((state) => state.options)
  const { supplierId, deliveryCoords } = useCheckout((state) => state.receiptStep)
  const [query, setQuery] = useState('')
  const [isMap, setMap] = useState(false)
  const [position, setPosition] = usePosition()
  const now = useNow()
  const shops = sortShops(offeredShops({ pattern, options }), own)
  const found = findShops(shops, query)
  const cities = groupByCity(found, { near: position ?? deliveryCoords, city: shops[0]?.city })
  const choose = (id: string) => flow.changeReceipt({ supplierId: Number(id) })
  return (
    <div className={styles.block}>
      <PlaceFinder
        label="Найти магазин"
        query={query}
        onQuery={setQuery}
        onPosition={setPosition}
        hasSearch={shops.length >= SEARCHED_FROM}
      >
        <Button look="secondary" aria-expanded={isMap} onClick={() => setMap(!isMap)}>
          <Icon name="pin" /> {isMap ? 'Скрыть карту' : 'На карте'}
        </Button>
      </PlaceFinder>
      {isMap && (
        <Suspense fallback={<Skeleton height={MAP_HEIGHT_PX} />}>
          <PlacesMap
            label="Магазины на карте"
            places={found.flatMap(({ supplierId: id, title, coordinates }) =>
              coordinates ? [{ id: String(id), title, coordinates }] : [],
            )}
            chosen={supplierId === null ? null : String(supplierId)}
            onChoose={choose}
          />
        </Suspense>
      )}
      {found.length === 0 ? (
        <p role="status">
          {shops.length === 0
            ? 'Сейчас забрать заказ негде: выберите доставку.'
            : 'Таких магазинов нет. Измените запрос.'}
        </p>
      ) : (
        <div className={styles.scroll}>
          <ChoiceGroup
            form={form}
            name="shop"
            legend="Магазин"
            onChoose={choose}
            choices={cities.flatMap(({ city, shops: inCity }) =>
              inCity.map(({ shop, km }, at) => ({
                value: String(shop.supplierId),
                title: shop.title,
                text: <ShopDetails shop={shop} km={km} isOwn={shop.supplierId === own} />,
                note: <ShopTerm shop={shop} now={now} />,
                heading: cities.length > 1 && at === 0 ? city : undefined,
              })),
            )}
          />
        </div>
      )}
    </div>
  )
}
