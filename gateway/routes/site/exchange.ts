import { getCookie } from 'hono/cookie'
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
import type { ServiceDeps } from '@/gateway/services/deps'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { isGatewayError } from '@/lib/gateway/errors'

/** The address that the owner enters into 1C, below the shop's. */
export const EXCHANGE_PATH = '/gw/exchange/1c'

const COOKIE = 'exchange'
/** The highest version of the protocol that we speak. */
const VERSION = '2.08'

const lines = (...words: string[]) => words.filter((word) => word !== '').join('\n')

/** The exchange with 1C by its protocol: one address, a mode in the query, lines of text as answers. */
export function exchangeRoutes(app: GatewayHono, deps: ServiceDeps, options: ExchangeOptions) {
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
      const isSale = context.req.query('type') === 'sale'
      if (isSale && mode === 'query')
        return context.body(await exchange.handOrders(id), 200, { 'content-type': 'text/xml; charset=utf-8' })
      const answer = isSale ? respondToSale : respondToCatalog
      return context.text(await answer(context, exchange, id, mode))
    } catch (error) {
      return context.text(lines('failure', explain(context, error)))
    }
  })
}

async function respondToCatalog(
  context: GatewayContext,
  exchange: Exchange,
  id: string,
  mode: string,
): Promise<string> {
  const name = context.req.query('filename') ?? ''
  switch (mode) {
    case 'init':
      return begin(context, exchange, id)
    case 'file': {
      await exchange.take(id, name, await pieceOf(context))
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

async function respondToSale(
  context: GatewayContext,
  exchange: Exchange,
  id: string,
  mode: string,
): Promise<string> {
  const name = context.req.query('filename') ?? ''
  switch (mode) {
    case 'init':
      return begin(context, exchange, id)
    case 'success': {
      await exchange.confirmOrders(id)
      return 'success'
    }
    case 'file': {
      const state = await exchange.takeOrders(id, name, await pieceOf(context))
      // A request that brought a piece is never answered with `progress`.
      return state === undefined || 'running' in state ? 'success' : stateOf(state)
    }
    case 'import':
      return stateOf(await exchange.importOrders(id, name))
    case 'complete': {
      await exchange.end(id)
      return 'success'
    }
    default:
      throw new PriceFileError(`Такого действия обмен не знает: mode=${mode}`)
  }
}

async function begin(context: GatewayContext, exchange: Exchange, id: string): Promise<string> {
  await exchange.begin(id)
  const version = context.req.query('version') === undefined ? [] : [`sessid=${id}`, `version=${VERSION}`]
  return lines('zip=yes', `file_limit=${CHUNK_BYTES}`, ...version)
}

async function pieceOf({ req }: GatewayContext): Promise<Uint8Array> {
  return new Uint8Array(await req.arrayBuffer())
}

function stateOf(state: JobState): string {
  if ('refused' in state) throw state.refused
  return 'done' in state ? lines('success', state.done) : lines('progress', state.running)
}

function explain(context: GatewayContext, error: unknown): string {
  if (error instanceof PriceFileError || isGatewayError(error)) return error.message
  context.get('log').error({ err: error }, 'the exchange with 1C failed')
  return `Магазин не смог обработать запрос. Номер запроса: ${context.get('requestId')}.`
}
