import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/lib/format/format-moment'
import { messageIn } from '@/lib/forms/message-in'
import { PRODUCT_FIELD_TITLES } from '@/lib/gateway/contracts/desk/goods'
import type { DeskProduct } from '../../api/product-queries'
import { undoChange } from '../../api/product-writes'
import { useProductChange } from '../../hooks/use-product-change'
import styles from '../desk.module.css'

type Change = DeskProduct['log'][number]

/** Who changed what; the last change of each field can be taken back. */
export function ProductLog({ product: { code, version, log } }: { product: DeskProduct }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const change = useProductChange(code)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (changeId: number) => change(undoChange({ code, version, changeId })),
    onSuccess: () => heading.current?.focus(),
  })
  if (log.length === 0) return null
  return (
    <section aria-labelledby="log">
      <h3 id="log" ref={heading} tabIndex={-1} className={styles.heading}>
        Кто что менял
      </h3>
      {error && <Notice kind="error">{messageIn(error)}</Notice>}
      <ol className={styles.list} aria-label="Кто что менял">
        {log.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            isBusy={isPending}
            onUndo={() => !isPending && mutate(entry.id)}
          />
        ))}
      </ol>
    </section>
  )
}

type EntryProps = { entry: Change; isBusy: boolean; onUndo: () => void }

function Entry({ entry, isBusy, onUndo }: EntryProps) {
  const { at, author, field, subject, before, after, isLast } = entry
  const name = [PRODUCT_FIELD_TITLES[field], subject].filter(Boolean).join(', ')
  return (
    <li className={styles.offer}>
      <div>
        <p>
          {name}: {[before, after].filter((words) => words !== null).join(' → ')}
        </p>
        <p className={styles.soft}>
          <time dateTime={at}>{formatMoment(at)}</time>
          {`, ${author ?? (field === 'price' ? 'загружен прайс-лист' : 'сотрудник удалён')}`}
        </p>
      </div>
      {isLast && (
        <Button
          small
          look="plain"
          aria-label={`Вернуть как было: ${name}`}
          aria-disabled={isBusy}
          onClick={onUndo}
        >
          Вернуть как было
        </Button>
      )}
    </li>
  )
}
