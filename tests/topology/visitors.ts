import http from 'node:http'

export type Failure = { path: string; status: number | string; ms: number }

/** Visitors who read one page after the other until `leave` is called. */
export function sendVisitors(origin: string, pathsOf: (visit: number) => string, count: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: count })
  const failures: Failure[] = []
  let visits = 0
  let isOver = false

  function call(path: string): Promise<number | string> {
    return new Promise((resolve) => {
      const request = http.get(`${origin}${path}`, { agent }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', (error) => resolve(error.message))
      })
      request.once('error', (error) => resolve(error.message))
    })
  }

  async function visit() {
    while (!isOver) {
      const path = pathsOf((visits += 1))
      const began = performance.now()
      const status = await call(path)
      if (status !== 200) failures.push({ path, status, ms: Math.round(performance.now() - began) })
    }
  }

  const walking = Promise.all(Array.from({ length: count }, visit))
  return {
    visits: () => visits,
    leave: async (): Promise<readonly Failure[]> => {
      isOver = true
      await walking
      agent.destroy()
      return failures
    },
  }
}
