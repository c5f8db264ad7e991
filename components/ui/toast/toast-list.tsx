'use client'

import { toast, useToaster } from 'react-hot-toast/headless'
import { Icon } from '@/components/ui/icon'
import { TOAST_DURATION_MS, TOAST_SPEED_MS, TOAST_WIDTH_PX } from './toast-timing'
import styles from './toast.module.css'

/** The active toasts. Time stands still while one is under the pointer or holds the focus. */
export function ToastList() {
  const { toasts, handlers } = useToaster({
    duration: TOAST_SPEED_MS + TOAST_DURATION_MS,
    removeDelay: TOAST_SPEED_MS,
  })
  // An element that is removed under the pointer or with the focus in it sends no leave or blur event.
  const close = (id: string) => {
    toast.dismiss(id)
    handlers.endPause()
  }
  return (
    <div
      className={styles.list}
      style={{ width: TOAST_WIDTH_PX }}
      onPointerOver={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((item) => (
        // The button inside is for the keyboard.
        <div
          key={item.id}
          className={styles.toast}
          style={{ animationDuration: `${TOAST_SPEED_MS}ms` }}
          data-leaving={item.visible ? undefined : ''}
          onClick={() => close(item.id)}
        >
          {typeof item.message === 'function' ? item.message(item) : item.message}
          <button type="button" className={`icon-button ${styles.close}`} aria-label="Закрыть уведомление">
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
