'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { FileInput } from '@/components/form/file-input'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { MIB } from '@/lib/gateway/contracts/limits'
import { useCartActions } from '@/stores/cart/use-cart'
import { type ImportMeta, readImportMeta, type UploadOutcome, uploadCartFile } from '../../api/cart-file'
import { fileProblem } from '../../model/file-problem'
import { UploadReport } from './upload-report'
import styles from './upload-dialog.module.css'

/** Fills the cart from a spreadsheet: choose, wait, read what came of each row. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { replace } = useCartActions()
  const [meta, setMeta] = useState<ImportMeta>()
  const [problem, setProblem] = useState<string>()
  // Goes on when the dialog is closed: the gateway may have filled the cart already, and the cart is to show it.
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const response = await uploadCartFile(file)
      if (response?.kind === 'done') await replace(response.lines)
      return response
    },
  })
  const { isPending, data: outcome } = upload
  const hintId = useId()

  useEffect(() => {
    readImportMeta().then(setMeta, () => undefined)
  }, [])

  const send = (file: File | undefined) => {
    if (!file || isPending) return
    const found = fileProblem(file, meta)
    setProblem(found)
    return found ? upload.reset() : upload.mutate(file)
  }

  const last = outcome === undefined ? meta?.last : undefined
  return (
    <Dialog open onClose={onClose} title="Загрузка из файла">
      <div className={styles.upload}>
        <p id={hintId} className={styles.hint}>
          Таблица XLSX или CSV: бренд, номер детали и количество, по одной детали в строке.
          {meta && ` До ${meta.maxRows} строк, до ${Math.floor(meta.maxBytes / MIB)} МБ.`}
        </p>
        <label className={`${buttonClass({ wide: true })} ${styles.file}`} aria-busy={isPending}>
          {isPending ? 'Обрабатываем файл…' : 'Выбрать файл'}
          <FileInput
            className="visually-hidden"
            accept=".xlsx,.csv"
            aria-disabled={isPending || undefined}
            onClick={(event) => isPending && event.preventDefault()}
            aria-describedby={hintId}
            onFiles={([file]) => send(file)}
          />
        </label>
        {isPending && <progress className={styles.progress} aria-label="Файл обрабатывается" />}
        <div role="status">
          {problem && <p className={styles.problem}>{problem}</p>}
          {outcome?.kind === 'refused' && <Refusal outcome={outcome} />}
          {outcome?.kind === 'done' && <UploadReport summary={outcome.summary} />}
        </div>
        {last && (
          <section aria-label="Прошлая загрузка">
            <UploadReport summary={last} isPast />
          </section>
        )}
        {outcome?.kind === 'done' && <Button onClick={onClose}>К корзине</Button>}
      </div>
    </Dialog>
  )
}

function Refusal({ outcome: { message, faults } }: { outcome: Extract<UploadOutcome, { kind: 'refused' }> }) {
  return (
    <>
      <p className={styles.problem}>{message}</p>
      {faults.length > 0 && (
        <ul className={styles.rows}>
          {faults.map(({ row, message: text }) => (
            <li key={`${row} ${text}`}>{row === undefined ? text : `Строка ${row}: ${text}`}</li>
          ))}
        </ul>
      )}
    </>
  )
}
