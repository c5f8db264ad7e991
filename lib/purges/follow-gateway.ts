import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { parsePurgeMessage, PURGES_PATH } from '../gateway/contracts/purges.ts'
import { readEvents } from './read-events.ts'
import { pauseBefore, type PurgeHandlers } from './purge-source.ts'

/** The gateway sends something every ten seconds; a stream that is silent for longer is dead. */
const SILENCE_MS = 25_000
const CONNECT_MS = 5_000

/** Receives purges from the gateway's stream. */
export function followGateway(gatewayUrl: string, handlers: PurgeHandlers) {
  const { onMessage, onGap, onTrouble, maxPauseMs, silenceMs = SILENCE_MS } = handlers
  const url = new URL(gatewayUrl)
  url.pathname = url.pathname.replace(/\/+$/, '') + PURGES_PATH
  const { request } = url.protocol === 'https:' ? https : http
  let isStopped = false
  let attempt = 0
  let timer: NodeJS.Timeout | undefined
  let close: () => void = () => undefined

  function again() {
    if (isStopped) return
    timer = setTimeout(connect, pauseBefore(attempt, maxPauseMs))
    timer.unref()
    attempt += 1
  }

  function hear(answer: IncomingMessage) {
    if (answer.statusCode !== 200) {
      onTrouble(new Error(`the stream of purges answers ${answer.statusCode}`))
      return void answer.destroy()
    }
    attempt = 0
    answer.socket.setTimeout(silenceMs)
    readEvents(answer, (data) => {
      const message = parsePurgeMessage(data)
      if (message) onMessage(message)
    })
    onGap()
  }

  function connect() {
    const requesting = request(
      url,
      { agent: false, timeout: CONNECT_MS, headers: { accept: 'text/event-stream' } },
      hear,
    )
    requesting.on('timeout', () => requesting.destroy(new Error('the stream of purges is silent')))
    requesting.on('error', onTrouble)
    requesting.on('close', again)
    requesting.end()
    close = () => requesting.destroy()
  }

  connect()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      close()
      await Promise.resolve()
    },
  }
}
