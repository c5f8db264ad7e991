/** A storefront starts this process with a channel to it. Without the channel no process uses this one or would end it. */
export function endWithStorefront(): void {
  if (process.connected) process.once('disconnect', () => process.exit())
}
