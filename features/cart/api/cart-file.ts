import { browserGateway } from '@/lib/gateway/browser-client'
import { downloadCartReport, getCartImportMeta, uploadCart } from '@/lib/gateway/contracts/orders/cart'
import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import type { ResponseOf } from '@/lib/gateway/operation'
import { saveFile } from '@/lib/save-file'
import { type CartLine, toCartLine } from '@/stores/cart/cart-line'
import { UPLOAD_FAILED } from '../model/messages'

export type ImportMeta = ResponseOf<typeof getCartImportMeta>
export type ImportSummary = ResponseOf<typeof uploadCart>['import']

export type UploadOutcome =
  | { kind: 'done'; summary: ImportSummary; lines: readonly CartLine[] }
  /** Why the file was refused, and what is wrong in which of its rows, where the gateway tells the row. */
  | { kind: 'refused'; message: string; faults: readonly { row?: number; message: string }[] }

/** A big file is read row by row against the catalogue. */
const UPLOAD_TIMEOUT_MS = 120_000

/** Sends a file; undefined when the gateway's refusal has been shown already. */
export async function uploadCartFile(file: File): Promise<UploadOutcome | undefined> {
  try {
    const response = await browserGateway().call(
      uploadCart,
      { body: { file } },
      { handlesErrors: true, timeoutMs: UPLOAD_TIMEOUT_MS },
    )
    return response && { kind: 'done', summary: response.import, lines: response.products.map(toCartLine) }
  } catch (error) {
    return toRefusal(error)
  }
}

function toRefusal(error: unknown): UploadOutcome | undefined {
  const isOurs = isGatewayError(error) && (error.kind === 'validation' || error.kind === 'tooLarge')
  if (isGatewayError(error) && error.kind === 'aborted') return undefined
  if (!isOurs) return { kind: 'refused', message: UPLOAD_FAILED, faults: [] }
  const faults = errorItems(error.body).flatMap((item) => {
    if ('row' in item && item.row !== undefined) return [{ row: item.row, message: item.message }]
    return error.message.includes(item.message) ? [] : [{ message: item.message }]
  })
  return { kind: 'refused', message: error.message, faults }
}

/** What a file may hold, and the latest upload. */
export async function readImportMeta(): Promise<ImportMeta | undefined> {
  return browserGateway().call(getCartImportMeta, {}, { handlesErrors: true })
}

/** The report of an upload, saved under the name that the gateway gives it. */
export async function saveCartReport(id: string): Promise<void> {
  const file = await browserGateway().call(downloadCartReport, { query: { id } })
  if (file) saveFile(file)
}
