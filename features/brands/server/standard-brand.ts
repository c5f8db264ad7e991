import 'server-only'
import { standardizeBrands } from '@/lib/gateway/contracts/catalog/brands'
import { serverGateway } from '@/lib/gateway/server-client'

/** The brand as its maker writes it, whatever spelling was typed («кнехт»); as typed when the gateway does not know it. */
export async function standardBrand(typed: string): Promise<string> {
  if (typed === '') return ''
  const response = await serverGateway()
    .call(standardizeBrands, { body: { titles: [typed] } })
    .catch(() => undefined)
  return response?.items[0]?.standard ?? typed
}
