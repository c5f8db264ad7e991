import { and, desc, eq } from 'drizzle-orm'
import { cartImports } from '@/gateway/db/schema/cart'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { MAX_UPLOAD_ROWS } from '@/gateway/services/cart-upload/upload-limits'
import { toImportSummary } from '@/gateway/services/cart-upload/upload-cart'
import type { ServiceDeps } from '@/gateway/services/deps'
import { buildWorkbook } from '@/gateway/services/documents/build-workbook'
import { MAX_CART_FILE_BYTES } from '@/lib/gateway/contracts/limits'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const STATUS_TITLES = { added: 'Добавлено', changed: 'Изменено', skipped: 'Пропущено' } as const

async function findImport({ db }: ServiceDeps, { userId }: Viewer, id: string | undefined) {
  if (id !== undefined && !UUID.test(id)) return undefined
  const [found] = await db
    .select()
    .from(cartImports)
    .where(and(eq(cartImports.userId, userId), id === undefined ? undefined : eq(cartImports.id, id)))
    .orderBy(desc(cartImports.createdAt), desc(cartImports.id))
    .limit(1)
  return found
}

/** Limits of an upload, and the user's latest one. */
export async function readImportMeta(deps: ServiceDeps, viewer: Viewer) {
  const last = await findImport(deps, viewer, undefined)
  return {
    formats: ['xlsx', 'csv', 'xls'],
    maxBytes: MAX_CART_FILE_BYTES,
    maxRows: MAX_UPLOAD_ROWS,
    columns: [
      { code: 'brand', title: 'Бренд', isRequired: true },
      { code: 'article', title: 'Артикул', isRequired: true },
      { code: 'quantity', title: 'Количество', isRequired: false },
    ],
    last: last ? toImportSummary(last) : null,
  }
}

/** The row by row result of an upload as a workbook; the latest when none is named. */
export async function buildImportReport(deps: ServiceDeps, viewer: Viewer, id: string | undefined) {
  const found = await findImport(deps, viewer, id)
  if (!found) throw notFound('Такой загрузки нет.')
  return buildWorkbook('Загрузка корзины', [
    ['Строка', 'Бренд', 'Артикул', 'Количество', 'Результат', 'Пояснение'],
    ...found.rows.map(({ row, brand, article, quantity, status, message }) => [
      row,
      brand,
      article,
      quantity,
      STATUS_TITLES[status],
      message ?? '',
    ]),
  ])
}
