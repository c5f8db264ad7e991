import type { OwnerChannel } from '@/gateway/db/lock-data-dir'
import type { CommandEvent } from '@/gateway/services/owner-commands/command-shapes'

/** The running gateway could not execute the command. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
}

const GONE = 'магазин остановился, не выполнив команду: запустите его и повторите'

type Listeners<Report> = {
  signal?: AbortSignal | undefined
  onEvent?: (event: CommandEvent<Report>) => void
  /** Makes the error of a useless file. */
  refuse: (message: string) => Error
}

/** Sends a command to the gateway that holds the database; resolves to its report. Throws what the command threw. */
export async function sendCommand<Report>(
  { port, key }: OwnerChannel,
  path: string,
  command: unknown,
  { signal, onEvent, refuse }: Listeners<Report>,
): Promise<Report> {
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(command),
      signal: signal ?? null,
    })
    if (!response.ok || !response.body)
      throw new CommandFailure(`магазин ответил на команду кодом ${response.status}`)
    for await (const event of readEvents<Report>(response.body)) {
      if (event.kind === 'done') return event.report
      if (event.kind === 'refused') throw refuse(event.message)
      if (event.kind === 'failed') throw new CommandFailure(event.message)
      onEvent?.(event)
    }
    throw new CommandFailure(GONE)
  }
  return read().catch((error: unknown) => {
    // What `fetch` throws where there is no answer and when an answer breaks off.
    throw error instanceof TypeError ? new CommandFailure(GONE, { cause: error }) : error
  })
}

/** The gateway belongs to the same project as this command, so its lines have the shape that is read here. */
async function* readEvents<Report>(body: ReadableStream<Uint8Array>): AsyncIterable<CommandEvent<Report>> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as CommandEvent<Report>
  }
}
