/** Notifies the shopper that a bookmark could not be changed or stored. */
export async function notifyOfFailure(error: unknown): Promise<void> {
  const { notifyBookmarkFailure } = await import('./notify-bookmark-failure')
  await notifyBookmarkFailure(error)
}
