import type { MiddlewareHandler } from 'hono'
import type { GatewayVariables } from '@/gateway/http/gateway-context'
import { failure } from '@/gateway/http/failure'
import { peerOf } from '@/gateway/http/read-client'
import { isInside } from '@/lib/connections/is-inside'

const ASK_FOR_TOKEN = { 'www-authenticate': 'Basic realm="owner", charset="UTF-8"' }

/** Admits only this machine, and callers with the owner's token, to what is not for shoppers. */
export function keepInside(token: string | undefined): MiddlewareHandler<{ Variables: GatewayVariables }> {
  return (context, next) => {
    const header = (name: string) => context.req.header(name)
    if (isInside({ peer: peerOf(context), header, token })) return next()
    const { body } = failure(401, 'Только для владельца магазина.')
    return Promise.resolve(context.json(body, 401, token === undefined ? {} : ASK_FOR_TOKEN))
  }
}
