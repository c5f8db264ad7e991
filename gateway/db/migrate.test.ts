import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { isMigrated, migrate } from '@/gateway/db/migrate'
import { brands, products } from '@/gateway/db/schema/catalog'
import { offers, suppliers } from '@/gateway/db/schema/offers'
import { describeOnBareDatabases } from '@/gateway/test-support/databases'

describeOnBareDatabases('migrate', (database) => {
  it('changes nothing the second time', async () => {
    const { db } = database()
    await migrate(db)
    const [applied] = await selectRows<{ count: number; names: number }>(
      db,
      sql`select count(*)::int as count, count(distinct hash)::int as names from drizzle.__drizzle_migrations`,
    )
    expect(applied?.count).toBe(applied?.names)
  })

  it('knows a database of an older version, and takes one of a later version as it is', async () => {
    const { db } = database()
    const done = sql`drizzle.__drizzle_migrations`
    expect(await isMigrated(db)).toBe(true)
    await db
      .transaction(async (undone) => {
        await undone.execute(
          sql`delete from ${done} where created_at = (select max(created_at) from ${done})`,
        )
        expect(await isMigrated(undone)).toBe(false)
        await undone.execute(sql`insert into ${done} (hash, created_at) values ('later', 99999999999999)`)
        expect(await isMigrated(undone)).toBe(true)
        undone.rollback()
      })
      .catch((error: unknown) => expect(error).toBeInstanceOf(TransactionRollbackError))
  })

  it('says of a database from before the first version that it is too old', async () => {
    const { db } = database()
    await db
      .transaction(async (undone) => {
        await undone.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`)
        await expect(migrate(undone)).rejects.toThrow('older than every version')
        undone.rollback()
      })
      .catch((error: unknown) => expect(error).toBeInstanceOf(TransactionRollbackError))
  })

  it('numbers products and summarises the own warehouse before vendors', async () => {
    const { db } = database()
    await db.insert(suppliers).values([
      { id: 15, title: 'Склад', isVendor: false },
      { id: 29, title: 'Магазин', isVendor: false },
      { id: 101, title: 'Поставщик' },
    ])
    const [brand] = await db
      .insert(brands)
      .values({ code: 'knecht', title: 'Knecht', searchText: 'Knecht Кнехт' })
      .returning()
    const [product] = await db
      .insert(products)
      .values({
        brandId: brand?.id ?? 0,
        article: 'OC 90',
        articleKey: 'oc90',
        foldedKey: '0c90',
        title: 'Фильтр масляный',
      })
      .returning()
    const productId = product?.id ?? 0
    const offer = (supplierId: number, price: number, quantity: number, deliveryHours: number) => ({
      productId,
      supplierId,
      price,
      quantity,
      deliveryHours,
    })
    await db
      .insert(offers)
      .values([offer(15, 52_000, 7, 24), offer(29, 50_000, 2, 0), offer(101, 41_000, 90, 72)])
    await db.execute(sql`select refresh_offer_summary(array[${productId}]::int[])`)
    const [row] = await db.select().from(products)
    expect(row).toMatchObject({
      code: 50_000_000,
      bestPrice: 50_000,
      bestSupplierId: 29,
      bestQuantity: 9,
      bestDeliveryHours: 0,
      minPrice: 41_000,
      maxPrice: 52_000,
      totalQuantity: 99,
      offersCount: 3,
      hasOwnWarehouse: true,
    })
    const found = await selectRows(
      db,
      sql`select id from products where search @@ to_tsquery('russian', 'масляных & кнехт')`,
    )
    expect(found).toHaveLength(1)
    await db.delete(offers)
    await db.execute(sql`select refresh_offer_summary()`)
    const [empty] = await db.select().from(products)
    expect(empty).toMatchObject({ bestPrice: null, totalQuantity: 0, offersCount: 0, hasOwnWarehouse: false })
  })
})
