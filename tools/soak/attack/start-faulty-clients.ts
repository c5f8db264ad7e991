import { randomBytes, randomInt } from 'node:crypto'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const SLOW = 150
const DEAF = 40
const RUDE = 60
const BYTE_EVERY_MS = 1_000
const LAST_MS = 15_000
const PROMISED_BYTES = 100_000
/** What one address may do is bounded; the shoppers come from another. Every address of this network is this machine. */
const THEIR_ADDRESS = '127.0.0.9'

/** Clients that send a byte a second, never read the answer, or break off in the middle. */
export async function startFaultyClients(shopUrl: string): Promise<void> {
  const sockets = [
    ...Array.from({ length: SLOW }, () => slow(shopUrl)),
    ...Array.from({ length: DEAF }, () => deaf(shopUrl)),
    ...Array.from({ length: RUDE }, () => rude(shopUrl)),
  ]
  await sleep(LAST_MS)
  for (const socket of sockets) socket.destroy()
}

function connect(shopUrl: string): net.Socket {
  const { hostname, port } = new URL(shopUrl)
  const socket = net.connect({ host: hostname, port: Number(port), localAddress: THEIR_ADDRESS })
  // Any reaction of the shop to such a client is right.
  socket.on('error', () => undefined)
  return socket
}

function slow(shopUrl: string): net.Socket {
  const socket = connect(shopUrl)
  const head = `POST /gw/orders/v3/spa/basket/add HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n`
  socket.write(`${head}Content-Length: ${PROMISED_BYTES}\r\n\r\n`)
  const drip = setInterval(() => socket.write('x'), BYTE_EVERY_MS)
  socket.on('close', () => clearInterval(drip))
  return socket
}

function deaf(shopUrl: string): net.Socket {
  const socket = connect(shopUrl)
  socket.pause()
  socket.write('GET /catalog HTTP/1.1\r\nHost: shop\r\nAccept: text/html\r\n\r\n'.repeat(20))
  return socket
}

function rude(shopUrl: string): net.Socket {
  const socket = connect(shopUrl)
  const openings = [
    randomBytes(500),
    'GET / HTTP/1.1\r\nHost',
    'POST /gw/forms/crm/fill HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    `POST /gw/orders/v3/spa/basket/add HTTP/1.1\r\nHost: shop\r\nContent-Length: 50\r\n\r\n{"prod`,
  ]
  socket.write(openings[randomInt(openings.length)] ?? '')
  setTimeout(() => socket.resetAndDestroy(), randomInt(LAST_MS / 2))
  return socket
}
