import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { exchangeFiles } from '@/gateway/db/schema/exchange'
import { createExchangeFiles } from '@/gateway/services/commerce-ml/files/create-exchange-files'
import { toExchangeName } from '@/gateway/services/commerce-ml/files/to-exchange-name'
import {
  dropUnnamedOffers,
  findReport,
  importExchangeFile,
} from '@/gateway/services/commerce-ml/import-exchange-file'
import { createImportJobs, type JobState } from '@/gateway/services/commerce-ml/create-import-jobs'
import { confirmOrders, handOrders } from '@/gateway/services/commerce-ml/orders/hand-orders'
import { takeDocuments } from '@/gateway/services/commerce-ml/orders/take-documents'
import { readPackageApart } from '@/gateway/services/commerce-ml/read/read-package-apart'
import { takeExchangePictures } from '@/gateway/services/commerce-ml/take-exchange-pictures'
import type { ExchangeSettings } from '@/gateway/services/commerce-ml/settings'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { OwnMedia } from '@/gateway/services/media/open-own-media'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { reclaimSpace } from '@/gateway/services/price-import/store/reclaim-space'

export type ExchangeOptions = {
  settings: ExchangeSettings
  /** Where files lie until they are in. */
  folder: string
  kind: 'pglite' | 'postgres'
  /** Where pictures of products are kept. */
  media: OwnMedia
  /** How long a request waits for an import before 1C has to ask again. */
  waitMs?: number | undefined
}

const BAD_NAME = 'Такого имени у файла быть не может'

/** The exchange of products and orders with 1C, without its transport. */
export function createExchange(
  deps: ServiceDeps,
  { settings, folder, kind, media, waitMs }: ExchangeOptions,
) {
  const { db } = deps
  const files = createExchangeFiles(folder, deps.now)
  const jobs = createImportJobs(waitMs)

  const nameOf = (given: string) => {
    const name = toExchangeName(given)
    if (name === undefined) throw new PriceFileError(BAD_NAME)
    return name
  }

  async function takePictures(exchange: string, pieces: string, onPhase: (words: string) => void) {
    const small = await files.openSmall(exchange)
    try {
      return await takeExchangePictures(pieces, small, media, onPhase)
    } finally {
      small.close()
    }
  }

  async function importFile(
    exchange: string,
    name: string,
    onPhase: (words: string) => void,
  ): Promise<string> {
    const found = await files.find(exchange, name)
    if (!found) return reportOf(exchange, name)
    const pieces = files.piecesOf(exchange)
    const { version, ...place } = found
    const known = await findReport(db, exchange, name, version)
    if (known !== undefined) return known
    const summary = await readPackageApart({ ...place, name, to: pieces })
    const pictures = await takePictures(exchange, pieces, onPhase)
    const report = await importExchangeFile(
      db,
      settings,
      { exchange, name, version, pieces, summary, pictures },
      onPhase,
    )
    await files.remove(exchange, name)
    if (kind === 'pglite') await reclaimSpace(db)
    return report
  }

  async function takeOrders(exchange: string, name: string): Promise<string> {
    const found = await files.find(exchange, name)
    if (!found) return reportOf(exchange, name)
    const { version, ...place } = found
    const pieces = files.piecesOf(exchange)
    await readPackageApart({ ...place, name, to: pieces })
    const report = await takeDocuments(deps, pieces)
    await db
      .insert(exchangeFiles)
      .values({ exchange, name, version, isFull: false, report })
      .onConflictDoNothing()
    await files.remove(exchange, name)
    return report
  }

  /** What was told of a file that is gone because it is in. */
  async function reportOf(exchange: string, name: string): Promise<string> {
    const report = await findReport(db, exchange, name)
    if (report === undefined) throw new PriceFileError(`Файл ${name} не получен`)
    return report
  }

  const importOrders = (exchange: string, name: string) =>
    jobs.run(`${exchange}/orders/${name}`, () => takeOrders(exchange, name))

  return {
    begin: async (exchange: string): Promise<void> => {
      await files.begin(exchange)
      await forget(db, exchange)
    },

    /** Adds a piece to a file. */
    take: async (exchange: string, given: string, piece: Uint8Array): Promise<void> => {
      const name = nameOf(given)
      await files.append(exchange, name, piece)
    },

    handOrders: (exchange: string): Promise<string> => handOrders(deps, exchange),

    confirmOrders: (exchange: string): Promise<void> => confirmOrders(db, exchange),

    /** Adds a piece to a file of orders; old configurations say no more, so it is taken as soon as it is whole. */
    takeOrders: async (exchange: string, given: string, piece: Uint8Array): Promise<JobState | undefined> => {
      const name = nameOf(given)
      await files.append(exchange, name, piece)
      return (await files.isWhole(exchange, name)) ? importOrders(exchange, name) : undefined
    },

    importOrders: async (exchange: string, given: string): Promise<JobState> =>
      importOrders(exchange, nameOf(given)),

    import: async (exchange: string, given: string): Promise<JobState> => {
      const name = nameOf(given)
      return jobs.run(`${exchange}/${name}`, (onPhase) => importFile(exchange, name, onPhase))
    },

    /** A whole list in several files has been sent. */
    deactivate: (exchange: string): Promise<JobState> =>
      jobs.run(`${exchange}/`, async (onPhase) => {
        onPhase('Снимаем с продажи то, чего нет в выгрузке')
        await dropUnnamedOffers(db, settings, exchange)
        return ''
      }),

    end: (exchange: string): Promise<void> => files.end(exchange),
  }
}

export type Exchange = ReturnType<typeof createExchange>

async function forget(db: Database, exchange: string): Promise<void> {
  await db.execute(
    sql`delete from exchange_files where exchange = ${exchange} or created_at < now() - interval '30 days'`,
  )
}
