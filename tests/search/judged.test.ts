import os from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLru } from '@/gateway/core/caching/create-lru'
import { IN_MEMORY, openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { createSectionIndexStore } from '@/gateway/db/facets/section-index-store'
import { seedDemoShop } from '@/gateway/demo/seed-demo-shop'
import { createFolderFiles } from '@/gateway/services/files/create-folder-files'
import { muteMailbox } from '@/gateway/services/messenger/create-mailbox'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadVehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { loadLexicon } from '@/gateway/services/words/lexicon'
import { isFound, isRight, readJudged, runJudged, type Verdict } from './judge'

const PRODUCTS = 20_000
const START_TIMEOUT_MS = 240_000
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

describe('what shoppers type into the search of the demo shop', () => {
  let opened: OpenedDatabase | undefined
  let deps: ServiceDeps

  beforeAll(async () => {
    opened = await openDatabase({ dataDir: IN_MEMORY, statementTimeoutMs: 0 })
    const { db } = opened
    await seedDemoShop(db, { products: PRODUCTS })
    const reference = await loadCatalogReference(db)
    const lexicon = await loadLexicon(db)
    const vehicles = await loadVehicleCatalog(db)
    const now = () => new Date()
    deps = {
      db,
      isPaidOnline: true,
      siteName: 'Арус',
      siteUrl: undefined,
      reference: () => reference,
      lexicon: () => lexicon,
      vehicles: () => vehicles,
      fitting: createLru({ maxWeight: 1000 }),
      sectionIndexes: createSectionIndexStore(db),
      hits: createLru({ maxWeight: 1 }),
      answers: createLru({ maxWeight: 1000 }),
      versioned: createLru({ maxWeight: 100 }),
      sectionGoods: createLru({ maxWeight: 100 }),
      sectionMarks: createLru({ maxWeight: 100 }),
      mailbox: muteMailbox,
      files: createFolderFiles(os.tmpdir()),
      addressLimitFactor: 1,
      now,
    }
  }, START_TIMEOUT_MS)
  afterAll(() => opened?.close())

  it.each(readJudged('judged-queries.txt').filter(({ query }) => MUST_BE_RIGHT.includes(query)))(
    'finds what $query means',
    async (judged) => {
      const [verdict] = await runJudged(deps, [judged])
      expect(verdict).toSatisfy((found: Verdict) => isRight(found))
    },
  )

  it.each(MUST_FIND_NOTHING)('finds nothing rather than something else for «%s»', async (query) => {
    const [verdict] = await runJudged(deps, [{ query, sections: [], brand: '', words: [] }])
    expect(verdict?.found).toEqual([])
  })

  it(
    'is judged by more than two hundred queries, and finds what they mean',
    async () => {
      const verdicts = await runJudged(deps, readJudged('judged-queries.txt'))
      expect(verdicts.length).toBeGreaterThan(200)
      const right = verdicts.filter(isRight)
      expect(right.length / verdicts.length).toBeGreaterThanOrEqual(LEAST_RIGHT)
    },
    START_TIMEOUT_MS,
  )

  // Which of them fail is not told, so that nobody tunes on them.
  it(
    'finds the right section for queries that it is not tuned on',
    async () => {
      const verdicts = await runJudged(deps, readJudged('unseen-queries.txt'))
      expect(verdicts.length).toBeGreaterThan(100)
      expect(verdicts.filter(isFound).length / verdicts.length).toBeGreaterThanOrEqual(LEAST_FOUND)
    },
    START_TIMEOUT_MS,
  )
})
