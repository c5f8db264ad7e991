import http from 'node:http'
import { freePort } from '@/lib/connections/free-port'

export type SwitchedGateway = {
  url: string
  /** While off, nothing listens at the address. */
  turnOff: () => Promise<void>
  turnOn: () => Promise<void>
  /** Answers 503 to calls of this path until it is changed; undefined refuses none. */
  refuse: (path: string | undefined) => void
}

/** The address of a gateway that can go down and come back, in front of one that stays up. */
export async function startSwitchedGateway(target: string): Promise<SwitchedGateway> {
  const port = await freePort()
  let server: http.Server | undefined
  let refused: string | undefined

  const turnOn = () =>
    new Promise<void>((resolve) => {
      if (server?.listening) return resolve()
      server = http.createServer((request, response) => {
        if (refused === undefined || !request.url?.endsWith(refused))
          return forward(target, request, response)
        response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
      })
      server.listen(port, '127.0.0.1', resolve)
    })
  const turnOff = () =>
    new Promise<void>((resolve) => {
      if (!server?.listening) return resolve()
      server.close(() => resolve())
      server.closeAllConnections()
    })

  await turnOn()
  return { url: `http://127.0.0.1:${port}`, turnOn, turnOff, refuse: (path) => void (refused = path) }
}

function forward(target: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const upstream = http.request(
    new URL(request.url ?? '/', target),
    { method: request.method, headers: { ...request.headers, host: new URL(target).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  upstream.on('error', () => response.destroy())
  request.pipe(upstream)
}
