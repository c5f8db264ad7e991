'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { downloadDocument, type OrderDocumentName } from '../api/order-writes'

const TITLES: Readonly<Record<OrderDocumentName, string>> = { order: 'Заказ в PDF', bill: 'Счёт в PDF' }

/** Buttons of an order's documents, and of its list to pick by. */
export function OrderDocuments({ orderNumber, isBillable }: { orderNumber: string; isBillable: boolean }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (documentName: OrderDocumentName) => downloadDocument(documentName, orderNumber),
  })
  const documents: OrderDocumentName[] = isBillable ? ['order', 'bill'] : ['order']
  return (
    <>
      <Button small look="secondary" onClick={() => window.print()}>
        Напечатать лист сборки
      </Button>
      {documents.map((documentName) => (
        <Button
          key={documentName}
          small
          look="secondary"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(documentName)}
        >
          {TITLES[documentName]}
        </Button>
      ))}
      {error && <Notice kind="error">{messageIn(error)}</Notice>}
    </>
  )
}
