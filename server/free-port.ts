import dgram from 'node:dgram'
import { once } from 'node:events'
import net from 'node:net'

const HOST = '127.0.0.1'
/** The server that the port is for listens by then. */
const RESERVED_MS = 600_000

/**
 * An unused port of this machine. Others who ask here do not get the same one before a server listens there: the port of the same number
 * for datagrams is held for that long.
 */
export async function freePort(): Promise<number> {
  const held = dgram.createSocket('udp4').unref()
  held.bind(0, HOST)
  await once(held, 'listening')
  const { port } = held.address()
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
