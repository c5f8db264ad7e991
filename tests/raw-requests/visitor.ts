import http from 'node:http'

export type Answer = { status: number; text: string }

/** Somebody with a session who keeps one connection open, as a browser does. */
export function createVisitor(origin: string, session: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { cookie: `arus_session=${session}`, accept: 'text/html' }
  return {
    get: (path: string) =>
      new Promise<Answer>((resolve, reject) => {
        http
          .get(`${origin}${path}`, { agent, headers }, async (answer) => {
            const pieces: Buffer[] = []
            for await (const piece of answer) pieces.push(piece as Buffer)
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() })
          })
          .on('error', reject)
      }),
    leave: () => agent.destroy(),
  }
}
