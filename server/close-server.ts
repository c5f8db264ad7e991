import type { Server } from 'node:http'

/** Takes no new connections and lets running requests finish; those longer than the grace period are cut off. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const impatient = setTimeout(() => server.closeAllConnections(), graceMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  await closed
  clearTimeout(impatient)
}
