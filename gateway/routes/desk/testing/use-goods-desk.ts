import { beforeEach, vi } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { importGoods } from '@/gateway/services/product-import/import-goods'
import { toCsv, withFile } from '@/gateway/services/price-import/testing/price-files'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf } from '@/gateway/test-support/test-shop'
import { hideDeskProduct, listDeskProducts, readDeskProduct } from '@/lib/gateway/contracts/desk/goods'

export const OWN = 15
export const FAST = 101
export const CODE = codeOf(1)
export const PAIR = { brand: 'Knecht', article: 'OC 90' }
export const LIST = [
  ['Бренд', 'Артикул', 'Наименование', 'Количество', 'Цена'],
  ['Knecht', 'OC 90', 'Фильтр масляный', 5, 100],
]

/** A test shop for each test, with a manager at the desk of its products. */
export function useGoodsDesk(database: () => { db: Database }) {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
  const shop = useImportShop(database)
  let gateway: TestGateway
  let manager: SignedIn

  beforeEach(async () => {
    gateway = await createTestGateway(shop.db())
    manager = await signedIn(gateway, {
      permissions: ['moderator_type_permission'],
      name: 'Мария',
      secondName: 'Зуева',
    })
    return () => gateway.close()
  })

  const list = async (body: { search?: string; state?: 'all' | 'hidden'; page?: number; limit?: number }) =>
    (await manager.call(listDeskProducts, { body })).body

  const pictures = { take: async (name: string) => ({ path: `goods/${name}`, isNew: true }) }

  return {
    ...shop,
    gateway: () => gateway,
    manager: () => manager,
    list,
    read: async (code = CODE) => (await manager.call(readDeskProduct, { body: { code } })).body,
    hide: (isHidden: boolean, version: number) =>
      manager.call(hideDeskProduct, { body: { code: CODE, version, isHidden } }),
    found: async (search: string, state: 'all' | 'hidden' = 'all') =>
      (await list({ search, state })).products.map(({ code }) => code),
    /** Loads a goods file with a row about the product. */
    load: (cells: Record<string, string>) => {
      const table = [
        ['Бренд', 'Артикул', ...Object.keys(cells)],
        [PAIR.brand, PAIR.article, ...Object.values(cells)],
      ]
      return withFile('goods.csv', toCsv(table, ';'), (name) => importGoods(shop.db(), name, {}, pictures))
    },
  }
}
