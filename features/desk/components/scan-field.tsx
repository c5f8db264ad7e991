import { useState } from 'react'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { Notice } from '@/components/ui/notice'
import { productsHref } from '../model/product-address'
import { useScanner } from '../hooks/use-scanner'
import type { PickedByScan } from '../model/pick-by-scan'
import styles from './desk.module.css'

/** Where barcodes of the order's products are scanned, or typed; a scanner is heard without the focus too. */
export function ScanField({ onScan }: { onScan: (scanned: string) => PickedByScan }) {
  const [done, setDone] = useState<PickedByScan>()
  const scan = (text: string) => {
    if (text.trim() !== '') setDone(onScan(text))
  }
  useScanner(scan)
  return (
    <div className={`${styles.screen} ${styles.unprinted}`}>
      <div className={styles.fields}>
        <LabelledInput
          label="Сканировать штрихкод"
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around it saves the order.
            event.preventDefault()
            scan(event.currentTarget.value)
            event.currentTarget.value = ''
          }}
        />
      </div>
      <div role="status">
        {done && <Notice kind={done.isWrong ? 'error' : 'ok'}>{done.words}</Notice>}
        {done && done.unknown !== null && (
          <p>
            <a href={productsHref({ search: done.unknown, state: 'all', page: 1 })}>Найти в товарах</a>
          </p>
        )}
      </div>
    </div>
  )
}
