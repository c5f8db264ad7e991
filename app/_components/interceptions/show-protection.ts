import styles from './show-protection.module.css'

const FRAME_PATH = '/gw/protection'

/**
 * Shows the gateway's protection check over the whole window. Resolves when the frame itself says that the check has ended,
 * rejects when the visitor closes it.
 */
export function showProtection(): Promise<void> {
  const { dialog, frame, close } = build()
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      window.removeEventListener('message', onMessage)
      dialog.removeEventListener('close', onClose)
      dialog.close()
      dialog.remove()
      settle()
    }
    // Any window may send messages here, so only those of this very frame count.
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || origin !== location.origin) return
      if (hasEnded(data)) end(resolve)
    }
    const onClose = () => end(() => reject(new Error('The protection check was closed')))
    window.addEventListener('message', onMessage)
    dialog.addEventListener('close', onClose)
    close.addEventListener('click', onClose)
    document.body.append(dialog)
    dialog.showModal()
  })
}

function hasEnded(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'endChecked' in data && Boolean(data.endChecked)
}

function build() {
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog ?? ''
  dialog.setAttribute('aria-label', 'Проверка безопасности')
  const close = document.createElement('button')
  close.type = 'button'
  close.className = styles.close ?? ''
  close.textContent = 'Закрыть'
  const frame = document.createElement('iframe')
  frame.src = FRAME_PATH
  frame.title = 'Проверка, что вы не робот'
  frame.className = styles.frame ?? ''
  dialog.append(close, frame)
  return { dialog, frame, close }
}
