import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { getBrand } from '@/lib/gateway/contracts/catalog/brands'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { type BrandDetail, toBrandDetail } from '../model/brand'

/** One brand by its code; undefined when there is none. */
export const loadBrand = cached({
  name: 'brand',
  as: 'one',
  keys: (brand: BrandDetail | undefined) => (brand ? [brand.code] : []),
  read: async (code: string): Promise<BrandDetail | undefined> => {
    const response = await orMissing(serverGateway().call(getBrand, { body: { brand: code } }))
    return response && toBrandDetail(response)
  },
})
