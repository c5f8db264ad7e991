/** Notifies the shopper that a bookmark could not be changed or stored. */
export async function notifyOfFailure(error: unknown): Promise<void> {
  const [{ failureNotice }, { notifyFailure }] = await Promise.all([
    import('./failure-notice'),
    import('@/components/ui/toast/notify-failure'),
  ])
  await notifyFailure(error, failureNotice(error))
}
