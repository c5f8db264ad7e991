import type { Readable } from 'node:stream'

/** Longer than any message; a stream without an end of line must not fill the memory. */
const MAX_EVENT_LENGTH = 1024 * 1024

/** Calls with the data of each server-sent event of a stream; comments and other fields are passed over. */
export function readEvents(stream: Readable, onData: (data: string) => void): void {
  let rest = ''
  let data: string[] = []
  stream.setEncoding('utf8')
  stream.on('error', () => undefined)
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) onData(data.join('\n'))
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    }
    if (rest.length > MAX_EVENT_LENGTH || data.length > MAX_EVENT_LENGTH) stream.destroy()
  })
}
