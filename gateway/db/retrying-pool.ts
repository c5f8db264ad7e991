import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findCodedError } from '@/gateway/core/errors/find-coded-error'

const TIMEOUT_MS = 5_000
const PAUSE_MS = 100

/** No server is there, or it is on its way down or up. */
const AWAY = /^(57P0[13]|ECONNREFUSED|ECONNRESET|EPIPE)$/
const CUT_SHORT = /Connection terminated/

function isAway(error: unknown) {
  const code = findCodedError(error)?.code
  return code === undefined ? error instanceof Error && CUT_SHORT.test(error.message) : AWAY.test(code)
}

/** A connection lost before its transaction began is not returned to the pool: it would take its place for ever. */
function releasedAtItsEnd(client: pg.PoolClient): pg.PoolClient {
  const giveBack = client.release.bind(client)
  let isReleased = false
  const onEnd = () => client.release(true)
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', onEnd)
    giveBack(error)
  }
  client.once('end', onEnd)
  return client
}

type OnConnected = Parameters<InstanceType<typeof pg.Pool>['connect']>[0]

/**
 * Waits for a server that restarts instead of failing: nothing has been sent to it yet, so nothing can be done twice. What
 * was under way when the server went fails.
 */
export class RetryingPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // Without a listener the loss of a connection would end the process; the query on it rejects anyway.
    this.on('connect', (client) => client.on('error', () => undefined))
    this.on('error', () => undefined)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(onConnected: OnConnected): void
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | void {
    const connecting = this.#connectPatiently()
    if (!onConnected) return connecting
    connecting.then(
      (client) => onConnected(undefined, client, (error) => client.release(error)),
      (error: Error) => onConnected(error, undefined, () => undefined),
    )
  }

  async #connectPatiently(): Promise<pg.PoolClient> {
    const deadline = performance.now() + TIMEOUT_MS
    for (;;) {
      try {
        return releasedAtItsEnd(await super.connect())
      } catch (error) {
        if (!isAway(error) || this.ending || performance.now() > deadline) throw error
        await sleep(PAUSE_MS)
      }
    }
  }
}
