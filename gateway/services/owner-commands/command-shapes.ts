import type { ApplicabilityOptions } from '@/gateway/services/applicability-import/import-applicability'
import type { CarsOptions } from '@/gateway/services/cars-import/import-cars'
import type { GoodsOptions } from '@/gateway/services/product-import/goods-options'
import type { ImportOptions, ImportPhase } from '@/gateway/services/price-import/import-price-list'
import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'

/**
 * The owner's commands reach a gateway that has the embedded database open by these paths. They lie outside of `/gw`, so
 * no shopper gets at them through the storefront, and they require the key that lies beside the database.
 */
export const IMPORT_COMMAND_PATH = '/owner/import'
export const APPLICABILITY_COMMAND_PATH = '/owner/applicability'
export const CARS_COMMAND_PATH = '/owner/cars'
export const GOODS_COMMAND_PATH = '/owner/goods'
export const SETUP_COMMAND_PATH = '/owner/setup'
export const CONTENT_COMMAND_PATH = '/owner/content'
export const DESK_COMMAND_PATH = '/owner/desk'

/** The file is named and not sent: only a reader of the key, on the same machine, can send a command. */
export type ImportCommand = {
  file: string
  options: Omit<ImportOptions, 'signal' | 'onProgress' | 'onSkipped' | 'rates'> & {
    rates: [currency: string, rate: number][]
  }
}

export type ApplicabilityCommand = {
  file: string
  options: Omit<ApplicabilityOptions, 'signal' | 'onProgress' | 'onSkipped'>
}

export type CarsCommand = {
  file: string
  options: Omit<CarsOptions, 'signal' | 'onProgress' | 'onSkipped'>
}

export type GoodsCommand = {
  file: string
  /** Of the pictures that it names; absent where it names addresses alone. */
  folder: string | undefined
  options: Omit<GoodsOptions, 'signal' | 'onProgress' | 'onSkipped'>
}

/** `remove` are keys of what the file does not name any more. */
export type SetupCommand = { text: string; remove?: readonly string[] }

export type ContentCommand = { folder: string; isDryRun: boolean }

/** One line of JSON each; the last one is `done`, `refused` for wrong input, or `failed`. */
export type CommandEvent<Report> =
  | { kind: 'progress'; phase: ImportPhase; rows: number }
  | { kind: 'skipped'; row: RejectedRow }
  | { kind: 'done'; report: Report }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string }
