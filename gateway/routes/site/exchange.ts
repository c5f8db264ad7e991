import { getCookie } from 'hono/cookie'
import type { CoreDeps } from '@/gateway/core/deps'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import { limitBody } from '@/gateway/http/limit-body'
import {
  createExchange,
  type Exchange,
  type ExchangeOptions,
} from '@/gateway/services/commerce-ml/create-exchange'
import type { JobState } from '@/gateway/services/commerce-ml/create-import-jobs'
import { beginExchange, exchangeOf, isOwner } from '@/gateway/services/commerce-ml/exchange-session'
import { CHUNK_BYTES, MAX_REQUEST_BYTES } from '@/gateway/services/commerce-ml/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

/** The address that the owner enters into 1C, below the shop's. */
export const EXCHANGE_PATH = '/gw/exchange/1c'

const COOKIE = 'exchange'
/** The highest version of the protocol that we speak. */
const VERSION = '2.08'

const lines = (...words: string[]) => words.filter((word) => word !== '').join('\n')

/** The exchange with 1C by its protocol: one address, a mode in the query, lines of text as answers. */
export function exchangeRoutes(app: GatewayHono, deps: CoreDeps, options: ExchangeOptions) {
  const exchange = createExchange(deps, options)
  const { settings } = options
  const limit = limitBody(MAX_REQUEST_BYTES, (context) =>
    context.text(lines('failure', 'Часть файла больше, чем магазин принимает за раз'), 413),
  )

  app.on(['GET', 'POST'], EXCHANGE_PATH, limit, async (context) => {
    context.set('route', 'exchange')
    const mode = context.req.query('mode') ?? ''
    if (mode === 'checkauth') {
      if (!isOwner(context.req.header('authorization'), settings))
        return context.text(lines('failure', 'Неверный логин или пароль'), 401)
      return context.text(lines('success', COOKIE, beginExchange(settings, deps.now())))
    }
    const id = exchangeOf(getCookie(context, COOKIE), settings, deps.now())
    if (id === undefined)
      return context.text(lines('failure', 'Обмен не начат или истёк: нужен mode=checkauth'), 401)
    try {
      return context.text(await answerCatalog(context, exchange, id, mode))
    } catch (error) {
      return context.text(lines('failure', explain(context, error)))
    }
  })
}

async function answerCatalog(
  context: GatewayContext,
  exchange: Exchange,
  id: string,
  mode: string,
): Promise<string> {
  const name = context.req.query('filename') ?? ''
  switch (mode) {
    case 'init': {
      await exchange.begin(id)
      const version = context.req.query('version') === undefined ? [] : [`sessid=${id}`, `version=${VERSION}`]
      return lines('zip=yes', `file_limit=${CHUNK_BYTES}`, ...version)
    }
    case 'file': {
      await exchange.take(id, name, new Uint8Array(await context.req.arrayBuffer()))
      return 'success'
    }
    case 'import':
      return stateOf(await exchange.import(id, name))
    case 'deactivate':
      return stateOf(await exchange.deactivate(id))
    case 'complete': {
      await exchange.end(id)
      return 'success'
    }
    default:
      throw new PriceFileError(`Такого действия обмен не знает: mode=${mode}`)
  }
}

function stateOf(state: JobState): string {
  if ('refused' in state) throw state.refused
  return 'done' in state ? lines('success', state.done) : lines('progress', state.running)
}

function explain(context: GatewayContext, error: unknown): string {
  if (error instanceof PriceFileError) return error.message
  context.get('log').error({ err: error }, 'the exchange with 1C failed')
  return `Магазин не смог обработать запрос. Номер запроса: ${context.get('requestId')}.`
}
