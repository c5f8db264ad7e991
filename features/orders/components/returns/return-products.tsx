'use client'

import { lazy, Suspense, useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/button'
import { TextSkeleton } from '@/components/ui/skeleton'
import type { Order, OrderKind } from '../../model/order'

const ReturnForm = lazy(() => import('./return-form').then((part) => ({ default: part.ReturnForm })))

/** The way to bring products back; what is needed for it is loaded on the press. */
export function ReturnProducts({ order, kind }: { order: Order; kind: OrderKind }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Оформить возврат
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Возврат по заказу ${order.orderNumber}`}>
        {isOpen && (
          <Suspense fallback={<TextSkeleton lines={6} />}>
            <ReturnForm order={order} kind={kind} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
