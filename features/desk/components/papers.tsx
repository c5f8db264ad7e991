'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import { downloadPaper, type Paper } from '../api/order-writes'

const TITLES: Readonly<Record<Paper, string>> = { order: 'Заказ в PDF', bill: 'Счёт в PDF' }

/** Buttons of an order's papers, and of its list to pick by. */
export function Papers({ orderNumber, isBillable }: { orderNumber: string; isBillable: boolean }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (paper: Paper) => downloadPaper(paper, orderNumber),
  })
  const papers: Paper[] = isBillable ? ['order', 'bill'] : ['order']
  return (
    <>
      <Button small look="secondary" onClick={() => window.print()}>
        Напечатать лист сборки
      </Button>
      {papers.map((paper) => (
        <Button
          key={paper}
          small
          look="secondary"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(paper)}
        >
          {TITLES[paper]}
        </Button>
      ))}
      {error && <Notice kind="error">{messageIn(error)}</Notice>}
    </>
  )
}
