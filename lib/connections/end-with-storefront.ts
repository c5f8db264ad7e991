/** A storefront starts this process with a channel to it. Once that is gone nobody asks anything here, and nobody would end it. */
export function endWithStorefront(): void {
  if (process.connected) process.once('disconnect', () => process.exit())
}
