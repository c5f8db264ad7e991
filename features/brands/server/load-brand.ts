import 'server-only'
import { keepCached, keepMissing } from '@/lib/gateway/cache'
import { getBrand } from '@/lib/gateway/contracts/brands'
import { orMissing } from '@/lib/gateway/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { type BrandDetail, toBrandDetail } from '../model/brand'

/** One brand by its code; undefined when there is none. */
export async function loadBrand(code: string): Promise<BrandDetail | undefined> {
  'use cache'
  const answer = await orMissing(serverGateway().call(getBrand, { body: { brand: code } }))
  if (!answer) {
    keepMissing('brand')
    return undefined
  }
  keepCached('brand', answer.code)
  return toBrandDetail(answer)
}
