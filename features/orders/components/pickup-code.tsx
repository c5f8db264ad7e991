'use client'

import { lazy, Suspense } from 'react'
import { pickupToken } from '@/lib/parts/pickup-token'
import type { Order } from '../model/order'
import styles from './pickup-code.module.css'

const QrCode = lazy(async () => ({ default: (await import('@/components/media/qr-code')).QrCode }))

/** What a buyer says or shows at the counter; nothing for a delivery and once the order is closed. */
export function PickupCode({ order: { orderNumber, pickupCode } }: { order: Order }) {
  if (pickupCode === null) return null
  return (
    <section className={styles.pickup} aria-label="Код получения">
      <div>
        <p>Назовите или покажите в магазине</p>
        <p className={styles.code} translate="no">
          {pickupCode}
        </p>
      </div>
      <div className={styles.picture}>
        <Suspense>
          <QrCode text={pickupToken(orderNumber, pickupCode)} label={`Код получения ${pickupCode}`} />
        </Suspense>
      </div>
    </section>
  )
}
