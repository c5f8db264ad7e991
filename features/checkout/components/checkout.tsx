'use client'

import { useEffect, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { hrefs } from '@/lib/routing/hrefs'
import { useStores } from '@/stores/provider'
import { useUser } from '@/stores/user/use-user'
import { createCheckoutCalls } from '../api/create-checkout-calls'
import type { CheckoutCalls } from '../flow/checkout-calls'
import {
  CheckoutProvider,
  type CheckoutScope,
  useCheckout,
  useCheckoutScope,
  useFlowState,
} from './checkout-context'
import { createGatewayGeocoder } from '../geocoder/create-gateway-geocoder'
import type { Geocoder } from '../geocoder/geocoder'
import type { MapTiles } from '@/components/map/map-tiles'
import { CheckoutSkeleton } from './checkout-skeleton'
import { CheckoutSteps } from './steps/checkout-steps'
import { createScope } from './create-scope'

type Props = {
  mapTiles: MapTiles
  /** The order has its number: another page shows it. */
  onPlaced: (orderNumber: string) => void
  calls?: CheckoutCalls
  fitmentFor?: CheckoutScope['fitmentFor']
  promo?: CheckoutScope['promo']
  geocoder?: Geocoder
}

/** The checkout of the signed-in user; another user, or another group, gets one of his own. */
export function Checkout(props: Props) {
  const owner = useUser(({ externalId, group }) => `${externalId}/${group}`)
  return <OwnCheckout key={owner} {...props} />
}

function OwnCheckout({ mapTiles, onPlaced, calls, geocoder, fitmentFor, promo }: Props) {
  const stores = useStores()
  const [scope] = useState(() => ({
    ...createScope(stores, calls ?? createCheckoutCalls(), geocoder ?? createGatewayGeocoder(), mapTiles),
    fitmentFor,
    promo,
  }))
  const { flow } = scope

  useEffect(() => {
    void flow.start()
    return flow.keepDraft()
  }, [flow])

  useEffect(() => {
    const notify = () => {
      const { status, confirmed } = stores.cart.getState()
      if (status === 'ready') flow.cartChanged(confirmed)
    }
    notify()
    return stores.cart.subscribe(notify)
  }, [flow, stores])

  return (
    <CheckoutProvider scope={scope}>
      <CheckoutScreen onPlaced={onPlaced} />
    </CheckoutProvider>
  )
}

function CheckoutScreen({ onPlaced }: Pick<Props, 'onPlaced'>) {
  const { flow } = useCheckoutScope()
  const { phase, failure, orderNumber, isUnanswered, changes } = useFlowState((state) => state)
  const isEmpty = useCheckout(({ items }) => items.length === 0)

  useEffect(() => {
    if (orderNumber) onPlaced(orderNumber)
  }, [orderNumber, onPlaced])

  if (orderNumber) return <CheckoutSkeleton text={`Заказ ${orderNumber} принят, открываем его`} />
  if (phase === 'setup') return <CheckoutSkeleton text="Загружаем оформление заказа" />
  if (phase === 'failed') {
    return (
      <EmptyState
        title="Оформление не открылось"
        text={failure?.message ?? ''}
        actions={<Button onClick={() => void flow.start()}>Попробовать ещё раз</Button>}
      />
    )
  }
  if (isEmpty && !isUnanswered && changes.length === 0) return <NothingToOrder />
  return <CheckoutSteps />
}

function NothingToOrder() {
  // A visitor who comes back from his order is taken to where he was in the steps: what stood there is gone.
  // With nothing returned: newer browsers answer with a promise, which React would take for the way back.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <EmptyState
      title="В заказе пока нет товаров"
      text="Отметьте товары в корзине или найдите нужные детали в каталоге."
      actions={
        <>
          <a className={buttonClass()} href={hrefs.cart}>
            В корзину
          </a>
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.catalog}>
            В каталог
          </a>
        </>
      }
    />
  )
}
