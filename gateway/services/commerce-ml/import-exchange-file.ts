import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { exchangeFiles } from '@/gateway/db/schema/exchange'
import { importRuns } from '@/gateway/db/schema/offers'
import { IMPORT_LOCK } from '@/gateway/db/import-lock'
import { refreshShop } from '@/gateway/db/refresh-shop'
import type { ExchangeFile } from '@/gateway/services/commerce-ml/exchange-file'
import type { PackageSummary } from '@/gateway/services/commerce-ml/read/commerce-records'
import { importKnowledge } from '@/gateway/services/commerce-ml/store/import-knowledge'
import { describeOtherUnits } from '@/gateway/services/commerce-ml/store/describe-other-units'
import { stagePieces, type Staged } from '@/gateway/services/commerce-ml/store/stage-pieces'
import { createExchangeStaging } from '@/gateway/services/commerce-ml/store/stage-exchange'
import { openStores, type Stores } from '@/gateway/services/commerce-ml/store/stores'
import { openTerms } from '@/gateway/services/commerce-ml/store/terms'
import { writeExchangeGoods } from '@/gateway/services/commerce-ml/store/write-goods'
import {
  countOffers,
  countOrphans,
  dropUnnamed,
  keepOffers,
  writeExchangeOffers,
} from '@/gateway/services/commerce-ml/store/write-offers'
import type { ExchangeSettings } from '@/gateway/services/commerce-ml/settings'
import { knowledgeOf, LISTS } from '@/gateway/services/product-import/import-goods-rows'
import { writeOptions } from '@/gateway/services/product-import/write-properties'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { openBrandRegistry } from '@/gateway/services/price-import/store/brand-registry'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { rebuildListings } from '@/gateway/services/purges/rebuild-listings'
import { loadSectionMatcher } from '@/gateway/services/section-rules/place-products'
import { tagsOfImport } from '@/gateway/services/purges/tags-of-import'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'

export type ImportPhase = (words: string) => void

/** Exchanges of the old kind have one file of offers; a number in the name says that it is one of several. */
const ONLY_FILE = /^(?:.*\/)?offers\.xml$/i

const noPause = () => Promise.resolve()

/**
 * Brings one file of an exchange in, all of it or nothing. A file that is in already is left alone, so that a request which 1C repeats does no
 * harm. Returns what to tell 1C; throws `PriceFileError` when the file as a whole is of no use.
 */
export async function importExchangeFile(
  db: Database,
  settings: ExchangeSettings,
  file: ExchangeFile,
  onPhase: ImportPhase,
): Promise<string> {
  const report = await db.transaction(async (tx) => {
    await lockImports(tx)
    const known = await findReport(tx, file.exchange, file.name, file.version)
    if (known !== undefined) return known
    const stores = await openStores(tx, settings.supplierId)
    const terms = await openTerms(tx)
    const brands = await openBrandRegistry(tx)
    const sectionOf = await loadSectionMatcher(tx)
    const knowledge = knowledgeOf(await loadCatalogReference(tx))
    await createExchangeStaging(tx)
    onPhase('Читаем товары и предложения')
    const staged = await stagePieces(tx, { file, terms, brands, stores, sectionOf, knowledge, settings })
    onPhase('Записываем товары')
    if ((await writeOptions(tx, staged.options)) > 0) await announcePurge(tx, LISTS)
    const goods = await writeExchangeGoods(tx, terms)
    if (staged.goodsTaken > 0) {
      onPhase('Записываем описания и свойства')
      await importKnowledge(tx, file, terms)
    }
    onPhase('Записываем цены и остатки')
    const orphans = await countOrphans(tx)
    await keepOffers(tx, file.exchange)
    if (file.summary.isFull && ONLY_FILE.test(file.name)) await dropRest(tx, file)
    const changes = { newBrands: brands.created(), ...goods }
    await finish(tx, stores.suppliers(terms.all('store')), changes)
    const written = `${reportOf(file.summary, staged, orphans)}${await describeOtherUnits(tx)}`
    await tx.insert(exchangeFiles).values({ ...namesOf(file), isFull: file.summary.isFull, report: written })
    await writeRun(tx, settings, file, staged, goods.created.length)
    return written
  })
  onPhase('Обновляем разделы и поиск')
  await rebuildListings(db)
  return report
}

/** Takes off sale what a whole list in several files has not named; an exchange of changes names no such thing. */
export async function dropUnnamedOffers(
  db: Database,
  settings: ExchangeSettings,
  exchange: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockImports(tx)
    const [full] = await selectRows(
      tx,
      sql`select 1 from exchange_files where exchange = ${exchange} and is_full limit 1`,
    )
    if (!full) return
    const stores = await openStores(tx, settings.supplierId)
    const terms = await openTerms(tx)
    await createExchangeStaging(tx)
    await dropUnnamed(tx, exchange)
    const changes = { newBrands: [], created: [], renamed: [], placed: [] }
    await finish(tx, stores.suppliers(terms.all('store')), changes)
  })
  await rebuildListings(db)
}

/** What was told of a file that is in already; of the last one of that name without a version. */
export async function findReport(
  db: Database,
  exchange: string,
  name: string,
  version?: string,
): Promise<string | undefined> {
  const isVersion = version === undefined ? sql`true` : sql`version = ${version}`
  const [row] = await selectRows<{ report: string }>(
    db,
    sql`select report from exchange_files where exchange = ${exchange} and name = ${name} and ${isVersion}
      order by created_at desc limit 1`,
  )
  return row?.report
}

function namesOf({ exchange, name, version }: ExchangeFile) {
  return { exchange, name, version }
}

async function lockImports(db: Database): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}

async function dropRest(db: Database, { exchange, summary }: ExchangeFile): Promise<void> {
  if (summary.offers === 0 && (await countOffers(db)) > 0)
    throw new PriceFileError('В полной выгрузке нет ни одного предложения: проверьте отбор в 1С')
  await dropUnnamed(db, exchange)
}

type Changes = {
  newBrands: string[]
  created: number[]
  renamed: number[]
  placed: number[]
}

async function finish(
  db: Database,
  suppliers: ReturnType<Stores['suppliers']>,
  { newBrands, created, renamed, placed }: Changes,
): Promise<void> {
  const offered = await writeExchangeOffers(db, suppliers)
  const renewed = [...created, ...renamed, ...placed]
  const productIds = [...new Set([...offered, ...renewed])].toSorted((a, b) => a - b)
  await refreshShop(db, productIds, { hasNewTitles: renewed.length > 0, betweenSteps: noPause })
  await announcePurge(db, await tagsOfImport(db, { productIds, productsCreated: created.length, newBrands }))
}

function reportOf({ goods, offers }: PackageSummary, staged: Staged, orphans: number): string {
  const parts = [
    ...(goods > 0 ? [`товаров ${staged.goodsTaken + staged.goodsGone} из ${goods}`] : []),
    ...(offers > 0 ? [`предложений ${staged.offersTaken - orphans} из ${offers}`] : []),
  ]
  const said = parts.length > 0 ? `Принято: ${parts.join(', ')}.` : 'Товаров и предложений в файле нет.'
  const missing = orphans > 0 ? ` Предложений без товара: ${orphans}.` : ''
  const first = staged.rejects[0]
  const rejected = first ? ` Пропущено, первая причина: ${first.what}, ${first.reason}.` : ''
  return `${said}${missing}${rejected}`
}

async function writeRun(
  db: Database,
  { supplierId }: ExchangeSettings,
  { name, summary }: ExchangeFile,
  staged: Staged,
  productsCreated: number,
): Promise<void> {
  if (summary.goods + summary.offers === 0) return
  await db.insert(importRuns).values({
    supplierId,
    fileName: name,
    status: 'done',
    rowsRead: summary.goods + summary.offers,
    rowsTaken: staged.goodsTaken + staged.goodsGone + staged.offersTaken,
    rowsRejected: staged.rejected,
    productsCreated,
    rejects: staged.rejects.map(({ place, what, reason }) => ({ row: place, reason: `${what}: ${reason}` })),
    finishedAt: sql`clock_timestamp()`,
  })
}
