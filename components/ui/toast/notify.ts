import type { Notice } from './notice'

/** Shows a notification. What draws it is loaded with the first one. */
export async function notify(notice: Notice): Promise<void> {
  const { showToast } = await import('./show-toast')
  showToast(notice)
}
