'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatPriceAutorub } from '@/lib/format/price'
import { useWakeLock } from '../hooks/use-wake-lock'
import { Barcode } from './barcode'
import styles from './till-view.module.css'

type Props = { number: string; balance: number; open: boolean; onClose: () => void }

/** The card for a till: the whole window white, the bars as wide as it is, and the screen does not go dark. */
export function TillView({ number, balance, open, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useWakeLock(open)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  return (
    <dialog ref={dialog} className={styles.till} aria-label="Карта для кассы" onClose={onClose}>
      {open && (
        <div className={styles.window}>
          <p className={styles.balance}>На карте {formatPriceAutorub(balance)}</p>
          <Barcode value={number} />
          <p className={styles.hint}>
            Покажите код кассиру. Если сканер его не читает, сделайте экран ярче или продиктуйте цифры.
          </p>
          <Button look="secondary" onClick={onClose}>
            Закрыть
          </Button>
        </div>
      )}
    </dialog>
  )
}
