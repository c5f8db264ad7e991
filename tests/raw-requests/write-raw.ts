import net from 'node:net'

/** Some shapes are never answered: a server waits for what they promise. */
const SILENCE_MS = 200
/** What comes after an answer, a second one for one, comes soon. */
const AFTERWARDS_MS = 10

/** Writes bytes to a server and gives all that it answered, until it closed or nothing more came. */
export function writeRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let answered = ''
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on('data', (piece) => {
      answered += piece.toString('latin1')
      socket.setTimeout(AFTERWARDS_MS)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answered))
  })
}
