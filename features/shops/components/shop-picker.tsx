'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { PlaceFinder } from '@/components/places/place-finder'
import { formatDistance } from '@/lib/format/format-distance'
import { usePosition } from '@/lib/interaction/use-position'
import { findShops } from '@/lib/parts/shops/find-shops'
import { groupByCity } from '@/lib/parts/shops/group-by-city'
import { useUser } from '@/stores/user/use-user'
import { fetchShops } from '../api/fetch-shops'
import { useChangeShop } from '../hooks/use-change-shop'
import type { ShopChoice } from '../model/shop-choice'
import styles from './shop-picker.module.css'

export type ShopPickerProps = { open: boolean; onClose: () => void }

const SKELETON_ROWS = 6
const SEARCHED_FROM = 6

/** Where the shopper picks up what he buys: prices, stock and terms follow. */
export function ShopPicker({ open, onClose }: ShopPickerProps) {
  const [shops, setShops] = useState<ShopChoice[]>()
  const [isFailed, setFailed] = useState(false)
  const [pending, setPending] = useState<number>()
  const chosen = useUser((user) => user.supplier)
  const changeShop = useChangeShop()
  const [query, setQuery] = useState('')
  const [position, setPosition] = usePosition()

  const load = useCallback(() => {
    setFailed(false)
    fetchShops().then(setShops, () => setFailed(true))
  }, [])
  useEffect(load, [load])

  const choose = async (supplierId: number) => {
    if (pending !== undefined) return
    setPending(supplierId)
    await changeShop(supplierId)
    setPending(undefined)
    onClose()
  }

  const cities = groupByCity(findShops(shops ?? [], query), {
    near: position,
    city: shops?.find(({ supplierId }) => supplierId === chosen)?.city,
  })
  return (
    <Dialog open={open} onClose={onClose} title="Выберите магазин">
      {shops ? (
        <div className={styles.choice} aria-busy={pending !== undefined}>
          <PlaceFinder
            label="Найти магазин"
            query={query}
            onQuery={setQuery}
            onPosition={setPosition}
            hasSearch={shops.length >= SEARCHED_FROM}
          />
          {cities.length === 0 && <p role="status">Таких магазинов нет. Измените запрос.</p>}
          {cities.map(({ city, shops: inCity }) => (
            <section key={city}>
              {cities.length > 1 && city !== '' && <h3 className={styles.city}>{city}</h3>}
              <ul className={styles.list}>
                {inCity.map(({ shop, km }) => (
                  <li key={shop.supplierId}>
                    <button
                      type="button"
                      className={styles.shop}
                      aria-pressed={shop.supplierId === chosen}
                      aria-disabled={pending !== undefined || undefined}
                      onClick={() => void choose(shop.supplierId)}
                    >
                      <ShopRow shop={shop} km={km} isChosen={shop.supplierId === chosen} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : isFailed ? (
        <div role="alert">
          <p className={styles.failed}>Список магазинов не загрузился. Проверьте связь и повторите.</p>
          <Button onClick={load}>Повторить</Button>
        </div>
      ) : (
        <div className={styles.list} role="status" aria-label="Магазины загружаются">
          {Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <span key={index} className={styles.bone} />
          ))}
        </div>
      )}
    </Dialog>
  )
}

type RowProps = { shop: ShopChoice; km: number | null; isChosen: boolean }

function ShopRow({ shop, km, isChosen }: RowProps) {
  const [station] = shop.metro
  return (
    <>
      <span className={styles.name}>
        <b>{shop.title}</b>
        {isChosen && <span className={styles.chosen}>Ваш магазин</span>}
      </span>
      <span className={styles.facts}>
        {station && (
          <span className={styles.metro}>
            <i className={styles.dot} style={shop.color ? { background: shop.color } : undefined} />
            {station.name}
          </span>
        )}
        <span>{shop.address}</span>
        <span className="tabular">{shop.hours}</span>
        {km !== null && <span>{formatDistance(km)}</span>}
      </span>
    </>
  )
}
