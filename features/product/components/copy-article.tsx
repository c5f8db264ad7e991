'use client'

import { markHydrated } from '@/framework/next/mark-hydrated'
import { notify } from '@/components/ui/toast/notify'
import { Icon } from '@/components/ui/icon'
import styles from './copy-article.module.css'

/** Copies a part number; the clipboard is closed to pages that came over an open line. */
export function CopyArticle({ article }: { article: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(article)
    } catch {
      return notify({
        kind: 'error',
        title: 'Копирование',
        text: `Браузер не дал скопировать. Выделите артикул ${article} вручную.`,
      })
    }
    await notify({ kind: 'ok', title: 'Копирование', text: `Артикул ${article} скопирован` })
  }
  return (
    <button
      ref={markHydrated}
      type="button"
      data-replay-click=""
      className={styles.copy}
      aria-label={`Скопировать артикул ${article}`}
      onClick={() => void copy()}
    >
      <Icon name="copy" />
    </button>
  )
}
