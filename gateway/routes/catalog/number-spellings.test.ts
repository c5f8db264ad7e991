import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'

type Identity = { id: string }
type Named = { brand: string; article: string }

/** Ways in which «OC 90» comes out of papers, messages and keyboards. */
const SPELLINGS = [
  '(OC 90)',
  '[OC90]',
  '№OC90',
  '№ OC 90',
  '#OC90',
  'OC 90.',
  'OC90)',
  'OC90;',
  'арт. OC90',
  'артикул: OC 90',
  'Артикул:OC90',
  '«OC 90»',
  '"OC90"',
  'OC90®',
  'OC 90™',
  'OC90©',
  'OC\u00ad90',
  'OC\u200b90',
  '\ufeffOC90',
  'OC\u00a090',
  'OC–90',
  'OC\u201190',
  'OC−90',
  'ОС90',
  'ОС 90',
  '0С-90',
  'oc_90',
  '*OC90*',
]

describeOnDatabases('a part number', (database) => {
  let gateway: TestGateway
  const both = [codeOf(1), codeOf(8)]
  const codes = (list: readonly Identity[]) => list.map(({ id }) => id)
  const search = async (query: string, mode: string) =>
    (await gateway.get(`/catalog/site/v2/search?${new URLSearchParams({ query, mode })}`)).body
  const hints = async (query: string, mode: string) =>
    (await gateway.get(`/catalog/site/v2/search/autocomplete?${new URLSearchParams({ query, mode })}`)).body
  const numbers = async (text: string) => (await gateway.post('/search/v4/part/numbers', { text })).body
  const names = (list: readonly Named[]) => list.map(({ brand, article }) => `${brand} ${article}`)

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  it.each(SPELLINGS)('is found as «%s» by every search', async (typed) => {
    for (const mode of ['all', 'articul']) {
      expect(codes((await search(typed, mode)).entities)).toEqual(both)
      expect(codes((await hints(typed, mode)).products)).toEqual(both)
    }
    const { body: group } = await gateway.post('/search/v3/part/group', { article: typed })
    expect(group.items.map(({ article }: Named) => article)).toEqual(['OC 90', '0C90'])
    const { body } = await gateway.post('/search/v4/part/search', { article: typed, brand: 'Knecht' })
    expect(body.part).toMatchObject({ article: 'OC 90' })
    const address = encodeURIComponent(`knecht_${typed}`)
    expect((await gateway.get(`/catalog/site/v1/entity/${address}`)).body).toMatchObject({ id: codeOf(1) })
  })

  it.each(['OC 90 W 712/75', 'OC90, W712/75', 'OC90 и W 712/75', 'OC90/W712/75', 'OC90; (W 712/75)'])(
    'and another lead to both: «%s»',
    async (query) => {
      for (const mode of ['all', 'articul']) {
        expect(codes((await search(query, mode)).entities)).toEqual([...both, codeOf(2)])
        expect(codes((await hints(query, mode)).products)).toEqual([...both, codeOf(2)])
      }
      expect(names((await numbers(query)).items)).toEqual(
        expect.arrayContaining(['Knecht OC 90', 'Mann-Filter W 712/75']),
      )
    },
  )

  it.each([
    ['a sign changed', 'W 712/76', 'Mann-Filter W 712/75'],
    ['a sign changed and a bracket', '(W 712/76)', 'Mann-Filter W 712/75'],
    ['two signs swapped', '0 986 494 146', 'Bosch 0 986 494 164'],
    ['a sign left out', '098694164', 'Bosch 0 986 494 164'],
    ['a sign too many', '09864941664', 'Bosch 0 986 494 164'],
    ['a Cyrillic letter', 'ОС 91', 'Knecht OC 90'],
  ])('with %s is no number of the shop, and the near ones are named', async (_, typed, meant) => {
    expect((await search(typed, 'all')).entities).toEqual([])
    const { items, near } = await numbers(typed)
    expect(items).toEqual([])
    expect(names(near)).toContain(meant)
    const { isNear, products } = await hints(typed, 'all')
    expect(isNear).toBe(true)
    expect(
      products.map(
        (one: { brandString: string; partNumber: string }) => `${one.brandString} ${one.partNumber}`,
      ),
    ).toContain(meant)
  })

  it.each(['W 712/99', 'ZZ 999 999', 'масло', '1'])('far from any has no near ones: %s', async (typed) => {
    expect(await numbers(typed)).toEqual({ items: [], near: [] })
  })
})
