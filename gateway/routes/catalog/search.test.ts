import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf, seedTestShop } from '@/gateway/test-support/test-shop'

type Coded = { code: string }

function codes(...ids: number[]) {
  return ids.map(codeOf)
}

describeOnDatabases('search calls', (database) => {
  let gateway: TestGateway
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  const search = async (query: string, more: Record<string, string> = {}) => {
    const { status, body } = await gateway.get(
      `/catalog/site/v2/search?${new URLSearchParams({ query, ...more })}`,
    )
    expect(status).toBe(200)
    return body
  }
  const hint = async (query: string, more: Record<string, string> = {}) => {
    const address = `/catalog/site/v2/search/autocomplete?${new URLSearchParams({ query, ...more })}`
    return (await gateway.get(address)).body
  }

  beforeAll(async () => {
    await seedTestShop(database().db)
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())

  describe('by name', () => {
    it.each([
      ['all words, in any form', 'масляного фильтра', [1, 2, 3, 4, 5, 8]],
      ['a brand among the words', 'фильтр bosch', [3]],
      ['a make in Russian, of the part or of a car that it fits', 'фильтр тойоту', [1, 4]],
      ['a preposition', 'колодки для задние', [7]],
      ['an article among the words', 'фильтр mann w 712/75 купить', [2]],
      ['a part of an article', 'mann 712/75', [2]],
      ['a brand as it is heard', 'фильтр кнехт', [1, 8]],
      ['a word of the trade', 'маслофильтр', [1, 2, 3, 4, 5, 8]],
      ['the section', 'колодки', [6, 7]],
      ['the other layout', 'rjkjlrb', [6, 7]],
      ['a misprint', 'фильрт масляный', [1, 2, 3, 4, 5, 8]],
      ['one word too many', 'тормозные колодки перламутровые', [6, 7]],
      ['nothing', 'перламутровый', []],
      ['only signs', '?!', []],
    ])('finds by %s', async (_, query, expected) => {
      const { entities } = await search(query, { mode: 'name' })
      expect(ids(entities).toSorted()).toEqual(codes(...expected))
    })

    it.each([
      ['надо поменять масляный фильтр', [1, 2, 3, 4, 5, 8]],
      ['скрипят колодки', [6, 7]],
      ['скрипят тормоза', [6, 7]],
      ['замена тормозных колодок', [6, 7]],
    ])(
      'leaves out of «%s» what is done to a part and what ails it, and tells nothing of it',
      async (query, expected) => {
        const { entities, unused } = await search(query)
        expect(ids(entities).toSorted()).toEqual(codes(...expected))
        expect(unused).toEqual([])
      },
    )

    it('finds for other cars what the words alone find, where nothing is for the car given beside them', async () => {
      const found = await search('задние', { assistants: '2' })
      expect(ids(found.entities)).toEqual(codes(7))
      expect(found.car).toMatchObject({ isTyped: false, isOther: true })
    })

    it('finds the part of a number typed beside words, whichever car is given', async () => {
      const found = await search('колодки 0 986 494 164', { assistants: '1' })
      expect(found).toMatchObject({ unused: [], car: { isOther: true } })
      expect(ids(found.entities)).toEqual(codes(6))
    })

    it('says which query it answered', async () => {
      expect(await search('rjkjlrb')).toMatchObject({ query: 'колодки', isCorrected: true })
      expect(await search('колодки')).toMatchObject({ query: 'колодки', isCorrected: false })
      expect(await search('oc90, 55599911')).toMatchObject({ unused: ['55599911'], isCorrected: false })
    })

    it('names sections and brands too', async () => {
      const filters = await search('масляный фильтр')
      expect(filters.sections).toMatchObject([{ code: 'oil-filters', count: 6 }])
      expect((await search('mann')).brands).toMatchObject([{ code: 'mann-filter', count: 2 }])
    })

    it('is cut into pages and ordered on demand', async () => {
      const first = await search('фильтр', { limit: '2', sort: 'price-desc' })
      expect(ids(first.entities)).toEqual(codes(4, 3))
      expect(first).toMatchObject({ total: 6, pagination: { page: 1, limit: 2, total: 6, pages: 3 } })
      const past = await search('фильтр', { limit: '2', page: '9' })
      expect(past.entities).toEqual([])
    })
  })

  describe('by number', () => {
    it.each([
      ['as printed', 'OC 90', [1, 8]],
      ['run together', 'oc90', [1, 8]],
      ['with dashes and dots', 'o.c-90', [1, 8]],
      ['with a zero for the email', '0C90', [1, 8]],
      ['in the other layout', 'щс90', [1, 8]],
      ['by its beginning', 'w71', [2]],
      ['by a vehicle maker’s number', '030-115-561', [1, 2]],
      ['by a number that is sold and crossed', '90915yzze1', [4, 3]],
      ['not at all', 'zz999', []],
    ])('finds it %s', async (_, query, expected) => {
      const { entities } = await search(query, { mode: 'articul' })
      expect(ids(entities)).toEqual(codes(...expected))
    })

    it.each([
      ['oc 90', [1, 8]],
      ['knecht oc90', [1, 8]],
      ['W712', [2]],
      ['fhnbrek jc90', [1, 8]],
      ['артикул jc90', []],
      ['10000003', [3]],
      ['00-10000003', [3]],
    ])('finds %s everywhere', async (query, expected) => {
      expect(ids((await search(query)).entities)).toEqual(codes(...expected))
    })

    it.each([
      ['00-10000002', [2]],
      ['10000002', [2]],
      ['масло', []],
      ['10000099', []],
    ])('finds the code %s', async (query, expected) => {
      expect(ids((await search(query, { mode: 'arusCode' })).entities)).toEqual(codes(...expected))
    })
  })

  describe('hints', () => {
    it.each([
      ['an unfinished word', 'колод', [6, 7]],
      ['an unfinished second word', 'фильтр двиг', [3]],
      ['the beginning of a number', 'w6', [5]],
      ['a number in the other layout', 'ц712', [2]],
      ['a word in the other layout', 'rjkjl', [6, 7]],
      ['nothing known', 'ххх', []],
    ])('come for %s', async (_, query, expected) => {
      expect(ids((await hint(query)).products).toSorted()).toEqual(codes(...expected))
    })

    it('are for the car given beside the words', async () => {
      expect(ids((await hint('колод', { assistants: '2' })).products)).toEqual(codes(6))
    })

    it('hold sections and brands and keep the limit together', async () => {
      const body = await hint('фильтр', { limit: '3' })
      expect(body.sections.map(({ code }: Coded) => code)).toEqual(['filters', 'oil-filters'])
      expect(body.products).toHaveLength(1)
      expect((await hint('бош')).brands.map(({ code }: Coded) => code)).toEqual(['bosch'])
    })

    it('say what a part costs', async () => {
      const { products } = await hint('oc90')
      expect(products[0]).toMatchObject({ partNumber: 'OC 90', price: 390, pictureUrl: 'photos/1.svg' })
    })

    it('keep to the mode', async () => {
      expect(await hint('фильтр', { mode: 'articul' })).toMatchObject({
        products: [],
        sections: [],
        brands: [],
      })
    })
  })

  it('finds the sections of brands by the beginning of a title', async () => {
    const { body } = await gateway.get(
      '/catalog/site/v1/search/section/find-by-brand-title?q=%D0%B1%D0%BE%D1%88',
    )
    expect(body.items).toMatchObject([
      {
        brand: { code: 'bosch' },
        sections: [
          { code: 'oil-filters', count: 1 },
          { code: 'brake-pads', count: 1 },
        ],
      },
    ])
  })
})
