import net from 'node:net'

/** So long an attacker waits for an answer before he closes; most shapes are refused at once or never answered. */
const WAIT_MS = 25

/** Writes bytes to a server and gives what it answered until it closed, or until nobody would wait longer. */
export function writeRaw(origin: string, bytes: string, waitMs = WAIT_MS): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let answered = ''
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    const timer = setTimeout(() => socket.destroy(), waitMs)
    socket.on('data', (piece) => (answered += piece.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answered)
    })
  })
}
