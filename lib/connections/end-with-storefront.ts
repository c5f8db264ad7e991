/** A storefront starts this process with a channel to it. Without the channel no one uses this process or would end it. */
export function endWithStorefront(): void {
  if (process.connected) process.once('disconnect', () => process.exit())
}
