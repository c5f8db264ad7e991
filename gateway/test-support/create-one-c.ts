/** A gateway in this process, or the way to one in another. */
type App = { request: (address: string, init?: RequestInit) => Response | Promise<Response> }

type Query = Record<string, string>
type Said = { status: number; lines: string[]; body: string }

const PATH = '/gw/exchange/1c'
const MAX_ASKED = 200

/** Speaks to the shop as 1C does: signs in, sends files in pieces, asks until an import has succeeded or failed. */
export function createOneC(app: App, { login = '1c', password = '', chunkBytes = 1000 } = {}) {
  let cookie: string | undefined

  async function send(
    query: Query,
    body?: Uint8Array,
    headers: Query = {},
    signal: AbortSignal | null = null,
  ): Promise<Said> {
    const response = await app.request(`${PATH}?${new URLSearchParams(query)}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
      signal,
      ...(body && { body: Buffer.from(body) }),
    })
    const text = await response.text()
    return { status: response.status, lines: text.split('\n'), body: text }
  }

  async function signIn(type: string): Promise<Said> {
    const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`
    const said = await send({ type, mode: 'checkauth' }, undefined, { authorization })
    const [word, name, value] = said.lines
    if (word === 'success') cookie = `${name}=${value}`
    return said
  }

  async function sendFile(type: string, filename: string, content: Uint8Array): Promise<Said> {
    let said: Said = { status: 0, lines: [], body: '' }
    for (let from = 0; from < content.length; from += chunkBytes) {
      said = await send({ type, mode: 'file', filename }, content.subarray(from, from + chunkBytes))
      if (said.lines[0] !== 'success') return said
    }
    return said
  }

  /** Asks until the shop has done it or refused. */
  async function call(query: Query): Promise<Said> {
    for (let requested = 0; requested < MAX_ASKED; requested += 1) {
      const said = await send(query)
      if (said.lines[0] !== 'progress') return said
    }
    throw new Error('it does not end')
  }

  return {
    send,
    signIn,
    sendFile,
    call,
    importFile: (filename: string, type = 'catalog') => call({ type, mode: 'import', filename }),
    begin: async (type: string, query: Query = {}) => {
      await signIn(type)
      return send({ type, mode: 'init', ...query })
    },
  }
}
