import http from 'node:http'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'

export type Answer = { status: number | undefined; text: string }

/** A visitor with a session who keeps one connection open, as a browser does. */
export function createVisitor(origin: string, session: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { cookie: `arus_session=${session}`, accept: 'text/html' }
  return {
    get: async (path: string): Promise<Answer> => {
      const request = http.get(`${origin}${path}`, { agent, headers })
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
      return { status: answer.statusCode, text: await text(answer) }
    },
    leave: () => agent.destroy(),
  }
}
