import type { Context } from 'hono'
import type { Logger } from '@/gateway/core/logger'

export type GatewayVariables = { requestId: string; log: Logger; route: string }

export type GatewayContext = Context<{ Variables: GatewayVariables }>
