import type { Notice } from './notice'

/** Shows a notification. What draws it is loaded with the first one. */
export async function notify(notice: Notice): Promise<void> {
  const { showToast } = await import('./toast-host')
  showToast(notice)
}
