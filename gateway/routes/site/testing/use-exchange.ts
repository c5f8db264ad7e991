import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import {
  catalogOf,
  offersOf,
  type SampleProduct,
  type SampleOffer,
} from '@/gateway/services/commerce-ml/testing/commerce-ml-files'
import { openOwnMedia } from '@/gateway/services/media/open-own-media'
import { applySetup } from '@/gateway/services/shop-setup/apply-setup'
import { readSetupFile } from '@/gateway/services/shop-setup/setup-file'
import { createOneC } from '@/gateway/test-support/create-one-c'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'

const PASSWORD = 'password-of-our-1c'
const SETUP = `
sections:
  - { title: Масляные фильтры, code: filtry, goods: [фильтр масл] }
  - { title: Тормозные колодки, code: kolodki }
filters:
  - { code: rezba, title: Резьба, sections: [filtry] }
`
const GROUPS =
  '<Группы><Группа><Ид>g1</Ид><Наименование>Тормоза</Наименование><Группы><Группа><Ид>g2</Ид>' +
  '<Наименование>тормозные колодки</Наименование><Группы><Группа><Ид>g3</Ид><Наименование>Дисковые</Наименование>' +
  '</Группа></Группы></Группа></Группы></Группа></Группы>'
const PROPERTIES =
  '<Свойства><Свойство><Ид>p1</Ид><Наименование>Резьба</Наименование><ТипЗначений>Справочник</ТипЗначений>' +
  '<ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения><Значение>M20x1.5</Значение></Справочник>' +
  '</ВариантыЗначений></Свойство><Свойство><Ид>p2</Ид><Наименование>Производитель</Наименование></Свойство></Свойства>'
export const CLASSIFIER = GROUPS + PROPERTIES

export const FILTER: SampleProduct = {
  id: 'id-filter',
  article: 'W 712/95',
  brand: 'MANN',
  title: 'Фильтр масляный двигателя',
  barcode: '4011558710507',
  description: 'Полнопоточный.\n- с клапаном',
  properties: { p1: 'v1' },
}
export const PADS: SampleProduct = {
  id: 'id-pads',
  article: 'GDB3548',
  brand: 'TRW',
  title: 'Колодки',
  group: 'g3',
}

/** A shop with two sections and two suppliers, into which 1C brings products; each test begins without offers. */
export function useExchange(database: () => OpenedDatabase) {
  const db = () => database().db
  const root = mkdtempSync(path.join(tmpdir(), 'exchange-'))
  let gateway: TestGateway
  let ahead = 0

  beforeAll(async () => {
    await applySetup(db(), readSetupFile(SETUP))
    await db().execute(
      sql`insert into suppliers (id, title, is_vendor) values (15, 'Наш склад', false), (29, 'Магазин на Советской', false)`,
    )
    gateway = await createTestGateway(db(), {
      protectAfter: 3,
      now: () => new Date(Date.now() + ahead),
      exchange: {
        settings: { login: '1c', password: PASSWORD, supplierId: 15, priceType: undefined },
        folder: path.join(root, 'exchange'),
        media: openOwnMedia({ dataDir: root }),
        kind: database().kind,
        waitMs: 50,
      },
    })
  })
  beforeEach(async () => {
    ahead = 0
    await db().execute(sql`delete from offers`)
    await db().execute(sql`delete from exchange_goods`)
  })
  afterAll(async () => {
    await gateway.close()
    rmSync(root, { recursive: true, force: true })
  })

  const oneC = (chunkBytes?: number) => createOneC(gateway.app, { password: PASSWORD, chunkBytes })

  async function bring(name: string, content: string | Uint8Array, client = oneC()) {
    await client.begin('catalog')
    await client.sendFile('catalog', name, typeof content === 'string' ? strToU8(content) : content)
    return client.importFile(name)
  }

  async function bringShop(goods: SampleProduct[], offers: SampleOffer[]) {
    await bring('import.xml', catalogOf(goods, { classifier: CLASSIFIER }))
    return bring('offers.xml', offersOf(offers))
  }

  const productOf = async (article: string) => {
    const [row] = await selectRows<Record<string, unknown>>(
      db(),
      sql`select p.title, b.title as brand, p.content, p.properties, p.pictures, s.code as section, p.best_price as price,
        (select array_agg(barcode) from product_barcodes c where c.product_id = p.id) as barcodes
        from products p join brands b on b.id = p.brand_id left join sections s on s.id = p.section_id where article = ${article}`,
    )
    return row
  }

  return {
    db,
    oneC,
    bring,
    bringShop,
    productOf,
    gateway: () => gateway,
    wait: (ms: number) => {
      ahead = ms
    },
  }
}
