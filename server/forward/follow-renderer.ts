import http from 'node:http'
import { PURGES_PATH, readPurge } from '../../lib/purges/purge-lines.ts'

type Options = {
  origin: string
  secret: string
  /** Undefined tags: changes may have been missed. */
  onPurge: (tags: readonly string[] | undefined) => void
}

const RETRY_MS = 250
/** The renderer sends a line more often than this; silence means that it is gone. */
const SILENCE_MS = 30_000

/**
 * Receives changes from the renderer, after it has purged its own answers: a page rendered of an old answer would be cached
 * as a new one.
 */
export function followRenderer({ origin, secret, onPurge }: Options): { stop: () => void } {
  let isStopped = false
  let isFirst = true
  let current: http.ClientRequest | undefined

  function connect(): void {
    if (isStopped) return
    const request = http.get(`${origin}${PURGES_PATH}`, {
      headers: { authorization: `Bearer ${secret}` },
      timeout: SILENCE_MS,
    })
    current = request
    let isOver = false
    const again = () => {
      if (isOver) return
      isOver = true
      request.destroy()
      setTimeout(connect, RETRY_MS).unref()
    }
    request.on('timeout', again)
    request.on('error', again)
    request.on('response', (response) => {
      if (response.statusCode !== 200) return again()
      if (!isFirst) onPurge(undefined)
      isFirst = false
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const purge = readPurge(line)
          if (purge) onPurge(purge.tags)
        }
      })
      response.on('close', again)
    })
  }

  connect()
  return {
    stop: () => {
      isStopped = true
      current?.destroy()
    },
  }
}
