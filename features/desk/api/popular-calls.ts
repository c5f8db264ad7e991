import { browserGateway } from '@/lib/gateway/browser-client'
import {
  findPopularProducts,
  readPopularChoice,
  savePopularChoice,
} from '@/lib/gateway/contracts/desk/popular'
import type { RequestOf } from '@/lib/gateway/operation'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import type { GatewayCall } from '@/lib/query/reading'

const WE_SHOW = { handlesErrors: true } as const

export function popularChoice(send: GatewayCall) {
  return send(readPopularChoice, { body: {} })
}

export function findProducts(article: string) {
  return browserGateway().call(findPopularProducts, { body: { article } }, WE_SHOW).then(requireResponse)
}

export function savePopular(body: RequestOf<typeof savePopularChoice>['body']) {
  return browserGateway().call(savePopularChoice, { body }, WE_SHOW).then(requireResponse)
}
