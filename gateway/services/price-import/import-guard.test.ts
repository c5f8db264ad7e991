import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { chooseBestLines, createStaging } from '@/gateway/services/price-import/store/staging'
import { countVanishing } from '@/gateway/services/price-import/store/write-offers'
import { useImportShop } from '@/gateway/services/price-import/testing/use-import-shop'
import { toCsv } from '@/gateway/services/price-import/testing/price-files'
import { describeOnDatabases } from '@/gateway/test-support/databases'

// Each test loads several lists, on a busy machine too.
const HEAD = ['Бренд', 'Артикул', 'Наименование', 'Остаток', 'Цена']
const A_LOT = 20

describeOnDatabases('a price list that would take much off sale', (database) => {
  const { importBytes, fingerprint } = useImportShop(database)

  const list = (count: number) =>
    toCsv([HEAD, ...Array.from({ length: count }, (_, at) => ['Zorax', `A${at}`, 'Втулка', 1, 100])], ';')

  it('is refused above a third, unless forced or told to keep', async () => {
    await importBytes(list(A_LOT))
    const before = await fingerprint()
    await expect(importBytes(list(10))).rejects.toThrow(/снял бы с продажи 10 из 20 .*--force/)
    expect(await fingerprint()).toEqual(before)
    expect(await importBytes(list(10), { isDryRun: true })).toMatchObject({
      offersRemoved: 10,
      isForceNeeded: true,
    })
    expect(await importBytes(list(10), { keepUnlisted: true })).toMatchObject({ offersRemoved: 0 })
    expect(await importBytes(list(10), { isForced: true })).toMatchObject({ offersRemoved: 10 })
  })

  it('comes in below a third', async () => {
    await importBytes(list(A_LOT))
    expect(await importBytes(list(14))).toMatchObject({ offersRemoved: 6 })
  })

  it('is counted without a look at the whole list for each offer', async () => {
    const plan: string[] = []
    const explain = (tx: Database) =>
      ({
        execute: async (statement: SQL) => {
          const explained = (await tx.execute(sql`explain ${statement}`)) as { rows: unknown[] }
          plan.push(JSON.stringify(explained.rows))
          return explained
        },
      }) as unknown as Database
    await database().db.transaction(async (tx) => {
      await createStaging(tx)
      await chooseBestLines(tx)
      await countVanishing(explain(tx), 1, false)
    })
    expect(plan.join()).toContain('Anti Join')
    expect(plan.join()).not.toContain('SubPlan')
  })
})
