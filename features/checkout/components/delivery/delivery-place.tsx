'use client'

import { lazy, Suspense, useState } from 'react'
import { TextField } from '@/components/form/fields/text-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useUser } from '@/stores/user/use-user'
import { pickPoint } from '../../flow/pick-point'
import { offeredShops } from '../../model/delivery/offered'
import { sortShops } from '../../model/delivery/sort-shops'
import { ADDRESS_PARTS } from '../../model/delivery/whole-address'
import { AddressField } from './address-field'
import { useCheckout, useCheckoutScope } from '../checkout-context'
import type { ReceiptForm } from '../steps/step-forms'
import { MAP_HEIGHT_PX } from '@/components/map/map-size'
import styles from '../checkout.module.css'

const PlacesMap = lazy(() => import('./places-map').then(({ PlacesMap: map }) => ({ default: map })))

const PIN = 'place'

/** Where to deliver: an address that is found, or a point on a map. */
export function DeliveryPlace({ form }: { form: ReceiptForm }) {
  const { store, flow, geocoder } = useCheckoutScope()
  const { deliveryAddress, deliveryCoords } = useCheckout((state) => state.receiptStep)
  const pattern = useCheckout((state) => state.pattern)
  const options = useCheckout((state) => state.options)
  const own = useUser((user) => user.supplier)
  const [isMap, setMap] = useState(false)
  const shops = sortShops(offeredShops({ pattern, options }), own)

  return (
    <div className={styles.block}>
      <AddressField
        geocoder={geocoder}
        isPlaced={deliveryCoords !== null}
        form={form}
        onType={(text) => flow.changeReceipt({ deliveryAddress: text, deliveryCoords: null })}
        onPick={({ address, coordinates }) =>
          flow.changeReceipt({ deliveryAddress: address, deliveryCoords: coordinates })
        }
      />
      <div className={styles.parts}>
        {ADDRESS_PARTS.map(({ field, label }) => (
          <TextField
            key={field}
            form={form}
            name={field}
            label={label}
            type="text"
            autoComplete="off"
            onValue={(text) => flow.changeReceipt({ [field]: text })}
          />
        ))}
      </div>
      <div>
        <Button look="secondary" aria-expanded={isMap} onClick={() => setMap(!isMap)}>
          <Icon name="pin" /> {isMap ? 'Скрыть карту' : 'Показать точку на карте'}
        </Button>
      </div>
      {isMap && (
        <Suspense fallback={<Skeleton height={MAP_HEIGHT_PX} />}>
          <PlacesMap
            label="Место доставки на карте: нажмите, чтобы поставить точку"
            places={deliveryCoords ? [{ id: PIN, title: deliveryAddress, coordinates: deliveryCoords }] : []}
            around={shops.find(({ coordinates }) => coordinates)?.coordinates ?? undefined}
            chosen={PIN}
            onPick={(point) => void pickPoint({ store, flow, geocoder }, point)}
          />
        </Suspense>
      )}
    </div>
  )
}
