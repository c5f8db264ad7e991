'use client'

import { createRoot } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import type { Notice } from './notice'
import { ToastBody } from './toast-body'
import { ToastList } from './toast-list'
import { TOAST_REGION_SETTLES_MS, TOAST_Z_INDEX } from './toast-timing'
import styles from './toast.module.css'

let region: HTMLElement | undefined

export function showToast(notice: Notice): void {
  const isFirst = region === undefined
  region ??= mountRegion()
  raise(region)
  const show = () => void toast(<ToastBody {...notice} />)
  if (isFirst) setTimeout(show, TOAST_REGION_SETTLES_MS)
  else show()
}

function mountRegion(): HTMLElement {
  const element = document.createElement('section')
  element.className = styles.region ?? ''
  element.style.zIndex = String(TOAST_Z_INDEX)
  element.setAttribute('aria-label', 'Уведомления')
  element.setAttribute('aria-live', 'polite')
  element.setAttribute('popover', 'manual')
  document.body.append(element)
  createRoot(element).render(<ToastList />)
  return element
}

/** Puts the toasts above a dialog that has opened since. */
function raise(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function') return
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}
