'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/toast/notify'
import { formatCount } from '@/lib/format/plural'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { type ImportSummary, saveCartReport } from '../../api/cart-file'
import { GOODS } from '../../model/messages'
import styles from './upload-dialog.module.css'

const SHOWN_ROWS = 50

/** What came of a file: how much went into the cart, and which rows did not. */
export function UploadReport({ summary, isPast = false }: { summary: ImportSummary; isPast?: boolean }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveCartReport(summary.id),
    onError: () => notify({ kind: 'error', title: 'Ошибка', text: UNAVAILABLE_MESSAGE }),
  })
  const skipped = summary.rows.filter(({ status }) => status === 'skipped')

  return (
    <div className={styles.report}>
      <p>
        {isPast && 'Прошлая загрузка: '}
        {summary.fileName}. В корзину: {formatCount(summary.added, GOODS)} из {summary.total}.
      </p>
      {!isPast && skipped.length > 0 && (
        <ul className={styles.rows}>
          {skipped.slice(0, SHOWN_ROWS).map(({ row, brand, article, message }) => (
            <li key={row}>
              Строка {row}, {brand} {article}: {message ?? 'пропущена'}
            </li>
          ))}
          {skipped.length > SHOWN_ROWS && <li>Остальные строки смотрите в отчёте.</li>}
        </ul>
      )}
      <Button look="secondary" small aria-busy={isPending} onClick={() => !isPending && mutate()}>
        Скачать отчёт
      </Button>
    </div>
  )
}
