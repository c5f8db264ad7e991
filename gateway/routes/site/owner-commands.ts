import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database } from '@/gateway/core/database'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import { failure } from '@/gateway/http/failure'
import { importApplicability } from '@/gateway/services/applicability-import/import-applicability'
import { importGoods } from '@/gateway/services/product-import/import-goods'
import { createGoodsPictures } from '@/gateway/services/product-import/pictures/create-goods-pictures'
import type { OwnMedia } from '@/gateway/services/media/open-own-media'
import { importCars } from '@/gateway/services/cars-import/import-cars'
import {
  APPLICABILITY_COMMAND_PATH,
  CARS_COMMAND_PATH,
  CONTENT_COMMAND_PATH,
  GOODS_COMMAND_PATH,
  DESK_COMMAND_PATH,
  IMPORT_COMMAND_PATH,
  SETUP_COMMAND_PATH,
  type ApplicabilityCommand,
  type CarsCommand,
  type CommandEvent,
  type ContentCommand,
  type GoodsCommand,
  type ImportCommand,
  type SetupCommand,
} from '@/gateway/services/owner-commands/command-shapes'
import { failureWords, fileFault } from '@/gateway/services/owner-commands/failure-words'
import { loadPriceList } from '@/gateway/services/owner-commands/load-price-list'
import { type DeskCommand, runDeskCommand } from '@/gateway/services/owner-commands/run-desk-command'
import type { ImportPhase } from '@/gateway/services/price-import/import-price-list'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { applySetup } from '@/gateway/services/shop-setup/apply-setup'
import { readSetupFile, SetupFileError } from '@/gateway/services/shop-setup/setup-file'
import { applyContent } from '@/gateway/services/site-content/apply-content'
import { ContentError } from '@/gateway/services/site-content/content-error'
import { readContent } from '@/gateway/services/site-content/read-content'
import { readFolder } from '@/gateway/services/site-content/read-folder'
import { GatewayError } from '@/lib/gateway/errors'

const REFUSALS = [PriceFileError, SetupFileError, ContentError, GatewayError]

type Emit = (event: CommandEvent<unknown>) => void

export type OwnerCommandsOptions = {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Beside the database, where only its owner can read it. */
  key: string
  /** Files that the shop serves besides papers of its texts. */
  pictures: PictureSource
  /** Where pictures of products are written to. */
  media: OwnMedia
}

/** The owner's commands for a database that only this process can have open. */
export function ownerCommandRoutes(
  app: GatewayHono,
  { db, kind, key, pictures, media }: OwnerCommandsOptions,
) {
  app.post(IMPORT_COMMAND_PATH, (context) =>
    answer<ImportCommand>(context, key, async ({ file, options: { rates, ...options } }, emit, signal) => {
      const report = await loadPriceList({ db, kind }, file, {
        ...options,
        rates: new Map(rates),
        signal,
        onProgress: (phase, rows) => emit({ kind: 'progress', phase, rows }),
        onSkipped: (row) => emit({ kind: 'skipped', row }),
      })
      emit({ kind: 'done', report })
    }),
  )
  app.post(APPLICABILITY_COMMAND_PATH, (context) =>
    answer<ApplicabilityCommand>(context, key, async ({ file, options }, emit, signal) => {
      const report = await importApplicability(db, file, {
        ...options,
        signal,
        onProgress: (phase, rows) => emit({ kind: 'progress', phase, rows }),
        onSkipped: (row) => emit({ kind: 'skipped', row }),
      })
      emit({ kind: 'done', report })
    }),
  )
  app.post(CARS_COMMAND_PATH, (context) =>
    answer<CarsCommand>(context, key, async ({ file, options }, emit, signal) => {
      const report = await importCars(db, file, {
        ...options,
        signal,
        onProgress: (phase, rows) => emit({ kind: 'progress', phase, rows }),
        onSkipped: (row) => emit({ kind: 'skipped', row }),
      })
      emit({ kind: 'done', report })
    }),
  )
  app.post(GOODS_COMMAND_PATH, (context) =>
    answer<GoodsCommand>(context, key, async ({ file, folder, options }, emit, signal) => {
      const listeners = {
        signal,
        onProgress: (phase: ImportPhase, rows: number) => emit({ kind: 'progress', phase, rows }),
        onSkipped: (row: RejectedRow) => emit({ kind: 'skipped', row }),
      }
      const taking = createGoodsPictures({ media, folder })
      emit({ kind: 'done', report: await importGoods(db, file, { ...options, ...listeners }, taking) })
    }),
  )
  app.post(CONTENT_COMMAND_PATH, (context) =>
    answer<ContentCommand>(context, key, async ({ folder, isDryRun }, emit) => {
      const content = readContent(readFolder(folder))
      emit({ kind: 'done', report: await applyContent(db, content, { isDryRun, pictures }) })
    }),
  )
  app.post(DESK_COMMAND_PATH, (context) =>
    answer<DeskCommand>(context, key, async (command, emit) => {
      emit({ kind: 'done', report: await runDeskCommand(db, command, new Date()) })
    }),
  )
  app.post(SETUP_COMMAND_PATH, (context) =>
    answer<SetupCommand>(context, key, async ({ text, remove }, emit) => {
      emit({ kind: 'done', report: await applySetup(db, readSetupFile(text), remove) })
    }),
  )
}

async function answer<Command>(
  context: GatewayContext,
  key: string,
  run: (command: Command, emit: Emit, signal: AbortSignal) => Promise<void>,
): Promise<Response> {
  context.set('route', 'owner')
  if (!isKey(context.req.header('authorization'), key))
    return context.json(failure(404, 'Такого вызова нет.').body, 404)
  const command = await readCommand<Command>(context)
  const stop = new AbortController()
  const lines = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const encoder = new TextEncoder()
      const emit: Emit = (event) => {
        if (!stop.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
      }
      try {
        await run(command, emit, stop.signal)
      } catch (error) {
        const isExpected = isRefusal(error) || fileFault(error) !== undefined
        if (!stop.signal.aborted && isExpected)
          context.get('log').warn(`Команда владельца не выполнена: ${failureWords(error)}`)
        else if (!stop.signal.aborted)
          context.get('log').error({ err: error }, 'a command of the owner failed')
        emit({ kind: isRefusal(error) ? 'refused' : 'failed', message: failureWords(error) })
      }
      if (!stop.signal.aborted) controller.close()
    },
    cancel: () => stop.abort(),
  })
  return new Response(lines, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } })
}

/** The holder of the key runs this project's own commands, so the input is not checked again. */
async function readCommand<Command>(context: GatewayContext): Promise<Command> {
  return (await context.req.json()) as Command
}

function isRefusal(error: unknown): boolean {
  return REFUSALS.some((kind) => error instanceof kind)
}

function isKey(header: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`))
}
