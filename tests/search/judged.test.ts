import os from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLru } from '@/gateway/core/caching/create-lru'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { createMissedSearches } from '@/gateway/services/missed-searches/create-missed-searches'
import { createSectionIndexStore } from '@/gateway/db/facets/section-index-store'
import { createFolderFiles } from '@/gateway/services/files/create-folder-files'
import { muteMailbox } from '@/gateway/services/messenger/create-mailbox'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadVehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { loadLexicon } from '@/gateway/services/words/lexicon'
import { openDemoShop } from '@/gateway/test-support/databases'
import { isRightCar, readJudgedCars, runJudgedCars } from './judge-cars'
import { isFound, isRight, readJudged, runJudged, type Verdict } from './judge'

const PRODUCTS = 20_000
/** Of the queries that the search is tuned on. */
const LEAST_RIGHT = 0.98
/** Of those that it is not. */
const LEAST_FOUND = 0.9

const MUST_BE_RIGHT = [
  'масло 5w30',
  'шина 205/55R16',
  'шины 205 55 16',
  'акб 60',
  'свечи нгк',
  'дворники',
  'незамерзайка',
  'WD40',
  'диск тормозной рав4',
  'масло мобил 5в30',
  'колодки',
  'радиатор кондиционера солярис',
  '6пк1685',
  'колодкипередние солярис',
  'лампаh7',
  'автолампа h4',
  'кайаба амортизатор аутлендер',
  'фара',
  'OC 90 mahle',
  'ремень грм',
  'fhnbrek jc90',
  '(OC 90)',
  'артикул: OC 90',
  'ОС 90',
  'W 914/2, OC 90',
  '6.5Jx16 5x114.3 ET45',
  '6.0Jx15 4x100',
  'PCD 5x114.3',
  'R16 5*112 ET 35 ЦО 66.6',
  'разболтовка 5 на 114.3',
  '205/55ZR16',
  '195/75R16C',
  'шины 225/45 r17 run flat',
  'акб азия',
  'акб 60 L+',
  'аккумулятор 60 ач 540а',
  'atf sp4',
  'антифриз g12++',
]

/** The shop has none of these, and something else that one of the words says. */
const MUST_FIND_NOTHING = [
  'бензонасос калина',
  'трос сцепления',
  'тросик ручника калина',
  'упор капота',
  'амортизатор багажника',
  'провода вв лада',
  'моторчик печки логан',
  'цепь грм тигуан',
  'подушка безопасности водителя',
  'компрессор кондиционера логан',
  'ремкомплект рулевой рейки',
  'щетка от снега',
  'щетка для мытья',
  'радиатор печки',
  'магнитола',
  'выпускной коллектор',
  'глушитель приора',
  'W 712/99',
  'SP 13990',
]

/** Nothing is of these sizes; the first of what is found instead says the words. */
const NEAREST = [
  ['диски 9x22 5x130', ['9x22', '5x130'], ['5x139.7']],
  ['диски 5x120 r13', ['r13'], ['5x120']],
  ['6,5х16 5/114,3 ет45 dia 60.1', ['dia 60.1'], ['6.5x16 5x114.3 ET45']],
  ['R15 4*100 ET 40 ЦО 60.1', ['ЦО 60.1'], ['x15 4x100 ET40']],
  ['205/55 R16 91V XL', ['91V'], ['205/55 R16 95V XL']],
  ['205/55 R16 94V', ['94V'], ['205/55 R16 95V']],
  ['шины 205/55 r19', ['205/55 r19'], ['R19']],
  ['шины 295/25 r22', ['295/25 r22'], ['R20']],
  ['акб 75', ['75'], ['74 А·ч']],
  ['аккум бош 75 обратный', ['75'], ['Bosch', '74 А·ч', 'обратная']],
  ['аккумулятор 6СТ-61', ['6СТ-61'], ['60 А·ч']],
  ['масло 5w60', ['5w60'], ['Масло']],
  ['антифриз g13+', ['g13+'], ['G13']],
] as const

describe('what shoppers type into the search of the demo shop', () => {
  let opened: OpenedDatabase | undefined
  let deps: ServiceDeps

  beforeAll(async () => {
    opened = await openDemoShop(PRODUCTS)
    const { db } = opened
    const reference = await loadCatalogReference(db)
    const lexicon = await loadLexicon(db)
    const vehicles = await loadVehicleCatalog(db)
    const now = () => new Date()
    deps = {
      db,
      isPaidOnline: true,
      sendsMail: true,
      siteName: 'Арус',
      siteUrl: undefined,
      reference: () => reference,
      lexicon: () => lexicon,
      vehicles: () => vehicles,
      fitting: createLru({ maxWeight: 1000 }),
      sectionIndexes: createSectionIndexStore(db),
      hits: createLru({ maxWeight: 1 }),
      answers: createLru({ maxWeight: 1000 }),
      missedSearches: createMissedSearches(),
      versioned: createLru({ maxWeight: 100 }),
      sectionGoods: createLru({ maxWeight: 100 }),
      sectionMarks: createLru({ maxWeight: 100 }),
      mailbox: muteMailbox,
      files: createFolderFiles(os.tmpdir()),
      addressLimitFactor: 1,
      now,
    }
  })
  afterAll(() => opened?.close())

  it.each(readJudged('judged-queries.txt').filter(({ query }) => MUST_BE_RIGHT.includes(query)))(
    'finds what $query means',
    async (judged) => {
      const [verdict] = await runJudged(deps, [judged])
      expect(verdict).toSatisfy((found: Verdict) => isRight(found))
    },
  )

  it.each(NEAREST)('says that there is no «%s», and finds the nearest', async (query, missing, words) => {
    const [verdict] = await runJudged(deps, [{ query, sections: [], brand: '', words: [] }])
    expect(verdict?.missing).toEqual(missing)
    for (const word of words) expect(verdict?.found[0]?.title).toContain(word)
  })

  it.each(MUST_FIND_NOTHING)('finds nothing rather than something else for «%s»', async (query) => {
    const [verdict] = await runJudged(deps, [{ query, sections: [], brand: '', words: [] }])
    expect(verdict?.found).toEqual([])
  })

  it('is judged by more than two hundred queries, and finds what they mean', async () => {
    const verdicts = await runJudged(deps, readJudged('judged-queries.txt'))
    expect(verdicts.length).toBeGreaterThan(200)
    const right = verdicts.filter(isRight)
    expect(right.length / verdicts.length).toBeGreaterThanOrEqual(LEAST_RIGHT)
  })

  it('reads the car in a query, and puts what fits it first', async () => {
    const verdicts = await runJudgedCars(deps, readJudgedCars())
    expect(verdicts.length).toBeGreaterThanOrEqual(120)
    const wrong = verdicts.filter((verdict) => !isRightCar(verdict))
    expect(wrong.map(({ query, readAs, unused, found }) => ({ query, readAs, unused, found }))).toEqual([])
  })

  // The failing queries are not printed, so that the search is not tuned on them.
  it('finds the right section for queries that it is not tuned on', async () => {
    const verdicts = await runJudged(deps, readJudged('unseen-queries.txt'))
    expect(verdicts.length).toBeGreaterThan(100)
    expect(verdicts.filter(isFound).length / verdicts.length).toBeGreaterThanOrEqual(LEAST_FOUND)
  })
})
