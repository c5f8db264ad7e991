import { expect, it } from 'vitest'
import { toCsv } from '@/gateway/services/price-import/testing/price-files'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { editDeskProduct, setDeskPrice, undoDeskChange } from '@/lib/gateway/contracts/desk/goods'
import { saveMarkupRule } from '@/lib/gateway/contracts/desk/rules'
import { CODE, FAST, LIST, OWN, useGoodsDesk } from './testing/use-goods-desk'

const NO_CONDITIONS = { supplierId: null, brand: null, section: null, priceFrom: null, priceTo: null }

describeOnDatabases('what the desk sets by hand at a product', (database) => {
  const { rows, importBytes, gateway, manager, read, hide } = useGoodsDesk(database)

  it('has a price by hand that rules leave alone and the next list of the supplier ends', async () => {
    const admin = await signedIn(gateway(), { isAdmin: true })
    const terms = { ...NO_CONDITIONS, percent: 5_000, fixed: 0, rounding: 'kopeck' as const, isOn: true }
    const saved = await admin.call(saveMarkupRule, { body: { id: null, terms, version: 0 } })
    const set = (price: number | null, version: number, isBelowListAllowed = false) =>
      manager().call(setDeskPrice, {
        body: { code: CODE, version, supplierId: FAST, price, isBelowListAllowed },
      })
    const priceOf = async () => (await read()).offers.find(({ supplierId }) => supplierId === FAST)
    expect(await priceOf()).toMatchObject({ price: 570, listPrice: 380, manual: null })

    const refused = await set(379.99, 0)
    expect(refused.status).toBe(422)
    expect(await refused.response.text()).toContain('Это ниже цены прайс-листа')
    const { version, log } = (await set(379.99, 0, true)).body
    expect(log).toMatchObject([
      { field: 'price', subject: 'Быстрый поставщик', before: 'по прайс-листу', author: 'Мария Зуева' },
    ])
    expect(await priceOf()).toMatchObject({
      price: 379.99,
      listPrice: 380,
      manual: { author: 'Мария Зуева' },
    })
    expect((await set(379.99, 0, true)).body.version).toBe(version)
    expect((await set(400, 0)).status).toBe(409)
    expect(await rows('select refresh_offer_summary() as stale')).toEqual([{ stale: 0 }])

    await admin.call(saveMarkupRule, {
      body: {
        id: saved.body.rules[0]?.id ?? 0,
        terms: { ...terms, percent: 10_000 },
        version: saved.body.version,
      },
    })
    expect(await priceOf()).toMatchObject({ price: 379.99, listPrice: 380 })
    const back = (await set(null, version)).body
    expect(await priceOf()).toMatchObject({ price: 760, listPrice: 380, manual: null })

    await set(500, back.version)
    await importBytes(toCsv([LIST[0] ?? [], ['Bosch', 'Z1', 'Колодки', 5, 1000]], ';'), {
      supplier: FAST,
      keepUnlisted: true,
    })
    expect(await priceOf()).toMatchObject({ price: 500, listPrice: 380 })
    await importBytes(toCsv(LIST, ';'), { supplier: FAST, keepUnlisted: true })
    expect(await priceOf()).toMatchObject({ price: 200, listPrice: 100, manual: null })
    expect((await read()).log[0]).toMatchObject({ before: '500 ₽', after: 'по прайс-листу', author: null })
    expect(await rows('select refresh_offer_summary() as stale')).toEqual([{ stale: 0 }])
    const late = await set(300, 0)
    expect(late.status).toBe(409)
    expect(await late.response.text()).toContain('товар изменился')
  })

  it('keeps no manual price of an offer that a list takes off sale', async () => {
    const body = { code: CODE, version: 0, supplierId: OWN, price: 500 }
    await manager().call(setDeskPrice, { body })
    await importBytes(toCsv([LIST[0] ?? [], ['Bosch', 'Z1', 'Колодки', 5, 1000]], ';'), {
      supplier: OWN,
      isForced: true,
    })
    expect(await rows('select 1 from manual_prices')).toEqual([])
    expect((await read()).log.map(({ author }) => author)).toEqual([null, 'Мария Зуева'])
    expect((await manager().call(setDeskPrice, { body })).status).toBe(404)
  })

  it('takes back the last change of each field', async () => {
    const edit = (title: string | null, version: number) =>
      manager().call(editDeskProduct, { body: { code: CODE, version, title } })
    const undo = (changeId: number, version: number) =>
      manager().call(undoDeskChange, { body: { code: CODE, version, changeId } })
    const first = (await edit('Первое', 0)).body.version
    const second = (await edit('Второе', first)).body.version
    expect((await undo(first, second)).status).toBe(409)
    const undone = (await undo(second, second)).body
    expect(undone).toMatchObject({ title: 'Первое', overrides: [{ field: 'title' }] })
    expect(undone.log.map(({ isLast }) => isLast)).toEqual([true, false, false])
    const hidden = (await hide(true, undone.version)).body
    expect((await undo(hidden.version, hidden.version)).body.isHidden).toBe(false)
    const now = (await read()).version
    const priced = await manager().call(setDeskPrice, {
      body: { code: CODE, version: now, supplierId: OWN, price: 500 },
    })
    const { version } = priced.body
    expect((await undo(version, version)).body.offers).toContainEqual(
      expect.objectContaining({ supplierId: OWN, price: 400, manual: null }),
    )
    expect((await undo(999_999, (await read()).version)).status).toBe(404)
  })
})
