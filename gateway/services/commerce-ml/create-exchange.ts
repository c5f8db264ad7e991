import { sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { createExchangeFiles } from '@/gateway/services/commerce-ml/files/create-exchange-files'
import { toExchangeName } from '@/gateway/services/commerce-ml/files/to-exchange-name'
import {
  dropUnnamedOffers,
  findReport,
  importExchangeFile,
} from '@/gateway/services/commerce-ml/import-exchange-file'
import { createImportJobs, type JobState } from '@/gateway/services/commerce-ml/create-import-jobs'
import { readPackageApart } from '@/gateway/services/commerce-ml/read/read-package-apart'
import { takeExchangePictures } from '@/gateway/services/commerce-ml/take-exchange-pictures'
import type { ExchangeSettings } from '@/gateway/services/commerce-ml/settings'
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

type Deps = { db: Database; now: () => Date }

const BAD_NAME = 'Такого имени у файла быть не может'

/** The exchange of products with 1C, without its transport. */
export function createExchange(
  { db, now }: Deps,
  { settings, folder, kind, media, waitMs }: ExchangeOptions,
) {
  const files = createExchangeFiles(folder, now)
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
    if (!found) {
      const report = await findReport(db, exchange, name)
      if (report !== undefined) return report
      throw new PriceFileError(`Файл ${name} не получен`)
    }
    const pieces = files.piecesOf(exchange)
    const { version, ...place } = found
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
