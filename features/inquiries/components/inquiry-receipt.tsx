'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ReceiptText } from './receipt-text'
import styles from './inquiry-form.module.css'

type Props = { number: string; email: string | undefined; onAgain: () => void }

/** Stands in the place of a form that was sent, and takes the focus. */
export function InquiryReceipt({ number, email, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.receipt} role="status">
      <ReceiptText ref={heading} number={number} email={email} />
      <Button look="secondary" onClick={onAgain}>
        Отправить ещё одно
      </Button>
    </div>
  )
}
