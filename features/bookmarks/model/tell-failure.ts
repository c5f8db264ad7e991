import { notifyFailure } from '@/components/ui/toast/notify-failure'

/** Tells the shopper that a bookmark could not be changed or kept. */
export async function tellFailure(error: unknown): Promise<void> {
  const { failureNotice } = await import('./failure-notice')
  await notifyFailure(error, failureNotice(error))
}
