import { randomInt } from 'node:crypto'
import dgram from 'node:dgram'
import { once } from 'node:events'
import net from 'node:net'

const HOST = '127.0.0.1'
/** Below the ports that Linux, macOS and Windows give to outgoing connections: one of those could take a port before its server listens. */
const FIRST_PORT = 20_000
const LAST_PORT = 32_767
/** The server that the port is for listens by then. */
const RESERVED_MS = 600_000

/**
 * An unused port of this machine. Others who ask here do not get the same one before a server listens there: the port of the same number
 * for datagrams is held for that long.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT + 1)
  const held = dgram.createSocket('udp4').unref()
  try {
    held.bind(port, HOST)
    await once(held, 'listening')
  } catch {
    held.close()
    return freePort()
  }
  setTimeout(() => held.close(), RESERVED_MS).unref()
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.on('error', () => resolve(false))
    server.listen(port, HOST, () => server.close(() => resolve(true)))
  })
}
