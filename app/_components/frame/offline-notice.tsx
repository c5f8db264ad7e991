'use client'

import { useSyncExternalStore } from 'react'
import styles from './offline-notice.module.css'

/** Says that the connection is gone for as long as it is. The region is always there, so that the words are announced. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.region}>
      {!isOnline && (
        <p className={styles.notice}>
          Нет интернета. <span>Открытое останется на экране.</span>
          <span className={styles.waiting}>Продолжим, как только он вернётся.</span>
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
