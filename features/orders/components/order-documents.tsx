'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import type { OrderDocumentName } from '../api/download-document'
import type { OrderKind } from '../model/order'
import formStyles from '@/components/form/form.module.css'
import styles from './order-screen.module.css'

const TITLES: Readonly<Record<OrderDocumentName, string>> = {
  excel: 'Заказ в Excel',
  pdf: 'Заказ в PDF',
  bill: 'Счёт в PDF',
  receipt: 'Чек в PDF',
  archive: 'Заказ в Excel',
}
const OF_KIND: Readonly<Record<OrderKind, readonly OrderDocumentName[]>> = {
  current: ['excel', 'pdf', 'bill', 'receipt'],
  archive: ['archive', 'pdf', 'bill', 'receipt'],
}
const NOT_LOADED = 'Файл не загрузился. Попробуйте позже.'

type Props = {
  orderNumber: string
  kind: OrderKind
  hasMarkup: boolean
  isBillable: boolean
  hasReceipt: boolean
}

/** Papers of an order as files; a corporate buyer may have them with his own margin. */
export function OrderDocuments({ orderNumber, kind, hasMarkup, isBillable, hasReceipt }: Props) {
  const [useMarkup, setUseMarkup] = useState(false)
  const documents = OF_KIND[kind].filter(
    (documentName) => (documentName !== 'bill' || isBillable) && (documentName !== 'receipt' || hasReceipt),
  )

  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (documentName: OrderDocumentName) => {
      const { downloadDocument } = await import('../api/download-document')
      await downloadDocument(documentName, orderNumber, useMarkup)
    },
    onError: (error) => {
      const text = isGatewayError(error) ? error.message : NOT_LOADED
      void notify({ kind: 'error', title: 'Ошибка', text })
    },
  })

  return (
    <section aria-labelledby="order-documents">
      <h2 id="order-documents" className={styles.heading}>
        Документы
      </h2>
      {hasMarkup && (
        <label className={formStyles.check}>
          <Checkbox checked={useMarkup} onValue={setUseMarkup} />
          <span>Заказ с моей наценкой</span>
        </label>
      )}
      <div className={`${styles.actions} ${styles.documents}`}>
        {documents.map((documentName) => (
          <Button
            key={documentName}
            look="secondary"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(documentName)}
          >
            {isPending && variables === documentName ? 'Готовим…' : TITLES[documentName]}
          </Button>
        ))}
      </div>
    </section>
  )
}
