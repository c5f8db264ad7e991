'use client'

import { markHydrated } from '@/framework/next/mark-hydrated'
import { Icon } from '@/components/ui/icon'
import styles from './copy-article.module.css'

/** Copies a part number; the clipboard is closed to pages that came over an open line. */
export function CopyArticle({ article }: { article: string }) {
  const copy = async () => {
    // Before anything is awaited: some browsers take a later call for one without a press.
    const written = write(article).then(
      () => true,
      () => false,
    )
    const { notifyCopied } = await import('../model/notify-copied')
    await notifyCopied(article, await written)
  }
  return (
    <button
      ref={markHydrated}
      type="button"
      data-replay-click=""
      className={`icon-button ${styles.copy}`}
      aria-label={`Скопировать артикул ${article}`}
      onClick={() => void copy()}
    >
      <Icon name="copy" />
    </button>
  )
}

/** Rejects where the browser has no clipboard, too. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
