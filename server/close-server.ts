import type { Server } from 'node:http'

/** Takes no new connections and lets what runs finish; what takes longer than the grace is cut off. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const impatient = setTimeout(() => server.closeAllConnections(), graceMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  await closed
  clearTimeout(impatient)
}
