import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { searchParts } from '@/lib/gateway/contracts/catalog/search'
import { toBrandQuery } from '@/lib/parts/number/brand-query'
import { type Alternative, toAlternatives } from '../model/alternatives'
import type { Position } from '../model/service-plan'

/** Substitutes for a position: cheaper, faster, original. */
export async function fetchAlternatives(position: Position): Promise<Alternative[]> {
  const body = { article: position.article, ...toBrandQuery(position.brand) }
  const answer = await browserGateway().call(searchParts, { body }, { handlesErrors: true })
  return toAlternatives(position, requireResponse(answer).analogs)
}
