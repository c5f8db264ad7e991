import net from 'node:net'

/** What an attacker got over one connection. */
export type Attack = {
  /** Of all answers that came, in their order. */
  statuses: number[]
  /** The beginning of what came: what belongs to another person would stand there. */
  text: string
}

type Options = {
  /** After this time the connection is broken off. */
  leaveAfterMs?: number
  /** Nothing of the answers is taken for so long. */
  readsNothingForMs?: number
}

const LONGEST_MS = 15_000
/** Answers that are to come follow one another sooner than this. */
const QUIET_MS = 2_000
const MAX_TEXT = 2_000_000
const BYTE_EVERY_MS = 500
/** What one address may do is bounded; the shoppers come from another. Every address of this network is this machine. */
const THEIR_ADDRESS = '127.0.0.13'
const STATUS_LINE = /HTTP\/1\.[01] (\d{3}) /g

function connect(shopUrl: string) {
  const { hostname, port } = new URL(shopUrl)
  const socket = net.connect({ host: hostname, port: Number(port), localAddress: THEIR_ADDRESS })
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (piece: string) => {
    if (text.length < MAX_TEXT) text += piece
  })
  // Any reaction of the shop to such a client is right.
  socket.on('error', () => undefined)
  const ended = new Promise<Attack>((resolve) =>
    socket.once('close', () =>
      resolve({ statuses: [...text.matchAll(STATUS_LINE)].map(([, status]) => Number(status)), text }),
    ),
  )
  return { socket, ended }
}

/** Writes bytes as they are and takes what comes until it is quiet. */
export async function exchange(
  shopUrl: string,
  bytes: string | Uint8Array,
  { leaveAfterMs, readsNothingForMs }: Options = {},
): Promise<Attack> {
  const { socket, ended } = connect(shopUrl)
  const end = () => socket.destroy()
  const longest = setTimeout(end, leaveAfterMs ?? LONGEST_MS)
  if (readsNothingForMs === undefined) socket.setTimeout(QUIET_MS * 2, end)
  else {
    socket.pause()
    setTimeout(end, readsNothingForMs)
  }
  socket.once('data', () => socket.setTimeout(QUIET_MS, end))
  socket.write(bytes)
  const attack = await ended
  clearTimeout(longest)
  return attack
}

/** Writes a head and then byte by byte. */
export async function drip(shopUrl: string, head: string, forMs: number): Promise<Attack> {
  const { socket, ended } = connect(shopUrl)
  socket.write(head)
  const dripping = setInterval(() => socket.write('x'), BYTE_EVERY_MS)
  const over = setTimeout(() => socket.destroy(), forMs)
  const attack = await ended
  clearInterval(dripping)
  clearTimeout(over)
  return attack
}

/** A well-formed call with a body that is not. */
export async function sendRequest(
  shopUrl: string,
  path: string,
  body: object | FormData,
  cookie?: string,
): Promise<Attack> {
  const isForm = body instanceof FormData
  const response = await fetch(new URL(path, shopUrl), {
    method: 'POST',
    headers: {
      origin: shopUrl,
      ...(cookie !== undefined && { cookie }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_MS * 2),
  }).catch(() => undefined)
  const text = await response?.text().catch(() => '')
  return { statuses: response ? [response.status] : [], text: text ?? '' }
}
