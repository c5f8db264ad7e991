'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/asking/dialog'
import { useUser } from '@/stores/user/use-user'
import { fetchShops } from '../api/fetch-shops'
import { useChangeShop } from '../hooks/use-change-shop'
import type { ShopChoice } from '../model/shop-choice'
import styles from './shop-picker.module.css'

export type ShopPickerProps = { open: boolean; onClose: () => void }

const SKELETON_ROWS = 6

/** Where the shopper picks up what he buys: prices, stock and terms follow. */
export function ShopPicker({ open, onClose }: ShopPickerProps) {
  const [shops, setShops] = useState<ShopChoice[]>()
  const [isFailed, setFailed] = useState(false)
  const [pending, setPending] = useState<number>()
  const chosen = useUser((user) => user.supplier)
  const changeShop = useChangeShop()

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

  return (
    <Dialog open={open} onClose={onClose} title="Выберите магазин">
      {shops ? (
        <ul className={styles.list} aria-busy={pending !== undefined}>
          {shops.map((shop) => (
            <li key={shop.supplierId}>
              <button
                type="button"
                className={styles.shop}
                aria-pressed={shop.supplierId === chosen}
                aria-disabled={pending !== undefined || undefined}
                onClick={() => void choose(shop.supplierId)}
              >
                <ShopRow shop={shop} isChosen={shop.supplierId === chosen} />
              </button>
            </li>
          ))}
        </ul>
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

function ShopRow({ shop, isChosen }: { shop: ShopChoice; isChosen: boolean }) {
  return (
    <>
      <span className={styles.name}>
        <b>{shop.title}</b>
        {isChosen && <span className={styles.chosen}>Ваш магазин</span>}
      </span>
      <span className={styles.facts}>
        {shop.metro && (
          <span className={styles.metro}>
            <i className={styles.dot} style={shop.color ? { background: shop.color } : undefined} />
            {shop.metro}
          </span>
        )}
        <span>{shop.address}</span>
        <span className="tabular">{shop.hours}</span>
      </span>
    </>
  )
}
