import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { offers } from '@/gateway/db/schema/offers'
import { products } from '@/gateway/db/schema/catalog'
import { popularChoices } from '@/gateway/db/schema/desk/popular'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { type callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'
import {
  findPopularProducts,
  readPopularChoice,
  savePopularChoice,
} from '@/lib/gateway/contracts/desk/popular'
import { listPopular } from '@/lib/gateway/contracts/catalog/popular'

describeWithDatabase('popular products of the home page', (database) => {
  let gateway: TestGateway
  let manager: SignedIn
  let other: SignedIn

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
    manager = await signedIn(gateway, { permissions: ['moderator_type_permission'], name: 'Мария' })
    other = await signedIn(gateway, { isAdmin: true, name: 'Олег' })
  })
  afterAll(() => gateway.close())

  type Choice = Parameters<typeof callGateway<typeof savePopularChoice>>[2]['body']
  const save = (who: SignedIn, body: Choice) => who.call(savePopularChoice, { body })
  const read = async () => (await manager.call(readPopularChoice, { body: {} })).body
  const shown = async () => (await manager.call(listPopular, {})).body.items.map(({ arusCode }) => arusCode)

  it('are those that sell best until the staff chooses, and again when it leaves that to the shop', async () => {
    const bySales = await shown()
    expect(bySales.length).toBeGreaterThan(1)
    expect(await read()).toEqual({ version: 0, products: null, log: [] })
    const found = (await manager.call(findPopularProducts, { body: { article: 'oc-90' } })).body.products
    expect(found[0]).toMatchObject({ code: codeOf(1), article: 'OC 90', isSold: true })

    const first = (await save(manager, { version: 0, codes: [codeOf(6), codeOf(1)] })).body
    expect(await shown()).toEqual([codeOf(6), codeOf(1)])
    // The same press again writes nothing, whatever version it names.
    expect((await save(manager, { version: 0, codes: [codeOf(6), codeOf(1)] })).body.version).toBe(
      first.version,
    )
    const late = await save(other, { version: 0, codes: [codeOf(3)] })
    expect(late.status).toBe(409)
    expect(JSON.stringify(late.body)).toContain('Мария')
    const second = (await save(other, { version: first.version, codes: [codeOf(1)] })).body
    const undone = (await save(manager, { version: second.version, codes: null })).body
    expect(await shown()).toEqual(bySales)
    expect(
      undone.log.map(({ author, products: chosen }) => [author, chosen?.map(({ code }) => code)]),
    ).toEqual([
      ['Мария', undefined],
      ['Олег', [codeOf(1)]],
      ['Мария', [codeOf(6), codeOf(1)]],
    ])
  })

  it('leave out what cannot be bought now, and what is gone', async () => {
    const { db } = database()
    const { version } = await read()
    await save(manager, { version, codes: [codeOf(6), codeOf(1)] })
    await db.delete(offers).where(eq(offers.productId, 6))
    await db.update(products).set({ bestPrice: null }).where(eq(products.id, 6))
    expect(await shown()).toEqual([codeOf(1)])
    expect((await read()).products?.map(({ isSold }) => isSold)).toEqual([false, true])
    await db.insert(popularChoices).values({ productIds: [999_999] })
    expect((await read()).products).toEqual([])
    expect((await shown()).length).toBeGreaterThan(1)
  })

  it('are chosen once each, from what the shop has', async () => {
    const { version } = await read()
    expect((await save(manager, { version, codes: [codeOf(1), codeOf(1)] })).status).toBe(422)
    expect((await save(manager, { version, codes: ['00-99999999'] })).status).toBe(422)
    expect((await save(manager, { version, codes: [] })).status).toBe(422)
  })

  it('are chosen by one of two at once', async () => {
    const { version } = await read()
    const responses = await Promise.all([
      save(manager, { version, codes: [codeOf(1)] }),
      save(other, { version, codes: [codeOf(2)] }),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
