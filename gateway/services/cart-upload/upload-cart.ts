import { and, desc, eq, notInArray } from 'drizzle-orm'
import { gatewayError } from '@/gateway/core/errors/errors'
import { users } from '@/gateway/db/schema/accounts'
import { cartImports, type CartImportRow } from '@/gateway/db/schema/cart'
import { accessDenied, type Viewer } from '@/gateway/core/viewer'
import { addToCart, type NewLine } from '@/gateway/services/cart/change-cart'
import { loadCart, type CartEntry } from '@/gateway/services/cart/load-cart'
import { quantityViolations } from '@/gateway/services/cart/violations'
import { chooseSeller } from '@/gateway/services/cart-upload/choose-seller'
import type { RequestedRow } from '@/gateway/services/cart-upload/parse-requested-rows'
import { readCartFile } from '@/gateway/services/cart-upload/read-cart-file'
import { KEPT_IMPORTS, uploadLease } from '@/gateway/services/cart-upload/upload-limits'
import { findTypedPairs } from '@/gateway/services/catalog/find-typed-pairs'
import type { ServiceDeps } from '@/gateway/services/deps'
import { takeLease } from '@/gateway/services/limits/take-lease'
import { loadOffers } from '@/gateway/services/parts/load-offers'
import { cleanText } from '@/gateway/services/price-import/cells/clean-text'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { MAX_QUANTITY } from '@/lib/gateway/contracts/limits'
import type { UploadedFile } from '@/lib/gateway/contracts/files'
import { GatewayError, isGatewayError } from '@/lib/gateway/errors'

const NOTHING_FOUND = 'Ни одна строка файла не добавлена в корзину.'
const MAX_FILE_NAME = 200
const MAX_NAMED_ERRORS = 100

type Wish = { rows: RequestedRow[]; quantity: number; line: NewLine | undefined; message: string | undefined }

/**
 * Puts the parts that a file names into the cart. Rows that cannot be taken report why and do not stop the others; when none can,
 * the call is refused and the result of each row can still be downloaded.
 */
export async function uploadCart(deps: ServiceDeps, viewer: Viewer, file: UploadedFile) {
  const end = await takeLease(deps, uploadLease(viewer.userId))
  if (!end) throw gatewayError('conflict', 'Предыдущий файл ещё загружается. Дождитесь его и повторите.')
  try {
    return await takeFile(deps, viewer, file)
  } finally {
    await end()
  }
}

async function takeFile(deps: ServiceDeps, viewer: Viewer, file: UploadedFile) {
  const requested = await readRequested(file)
  const inCart = await loadCart(deps.db, await deps.reference(), viewer.userId)
  const wishes = await toWishes(deps, viewer, requested, inCart)
  const before = new Set(inCart.map(({ lineId }) => lineId))
  const response = await addLines(deps, viewer, wishes)
  const results = new Map(response.data.map((result) => [result.id, result]))
  const notified = wishes.flatMap((wish, at) => {
    const result = results.get(at)
    const isOk = result?.status === 'ok'
    const isKnown = result?.data ? before.has(result.data.productExternalId) : false
    const message = wish.message ?? result?.violations[0]?.message ?? (isOk ? null : NOTHING_FOUND)
    const status = isOk ? (isKnown ? ('changed' as const) : ('added' as const)) : ('skipped' as const)
    return wish.rows.map((row) => toImportRow(row, status, message))
  })
  const rows = notified.toSorted((a, b) => a.row - b.row)
  const summary = await saveImport(deps, viewer, file.name, rows)
  if (summary.added === 0) throw refusal(rows)
  return { import: summary, products: response.products }
}

async function readRequested(file: UploadedFile): Promise<RequestedRow[]> {
  try {
    return await readCartFile(file)
  } catch (error) {
    if (!(error instanceof PriceFileError)) throw error
    throw new GatewayError({
      kind: 'validation',
      message: error.message,
      body: { errors: [{ field: 'file', message: error.message }] },
      cause: error,
    })
  }
}

/** Rows that name the same part are one wish. */
async function toWishes(
  deps: ServiceDeps,
  viewer: Viewer,
  requested: readonly RequestedRow[],
  inCart: readonly CartEntry[],
): Promise<Wish[]> {
  const reference = await deps.reference()
  const ids = await findTypedPairs(deps.db, reference, requested)
  const wishes = new Map<string, Wish & { productId: number | undefined }>()
  requested.forEach((row, at) => {
    const productId = row.quantity === undefined ? undefined : ids[at]
    const key = productId === undefined ? `row ${row.row}` : `product ${productId}`
    const wish = wishes.get(key) ?? { rows: [], quantity: 0, line: undefined, message: undefined, productId }
    wish.rows.push(row)
    wish.quantity = Math.min(MAX_QUANTITY, wish.quantity + (row.quantity ?? 0))
    if (productId === undefined) wish.message = row.message ?? 'Такого товара нет в каталоге.'
    wishes.set(key, wish)
  })
  const productIds = [...wishes.values()].flatMap(({ productId }) => productId ?? [])
  const offers = await loadOffers(deps.db, productIds)
  const shopSupplierId = await readShop(deps, viewer)
  return [...wishes.values()].map(({ productId, ...wish }, at) => {
    const row = wish.rows[0]
    if (productId === undefined || !row) return wish
    const rows = offers.get(productId) ?? []
    const known = inCart.find(
      (entry) => entry.productId === productId && quantityViolations(entry, wish.quantity).length === 0,
    )
    const supplierId =
      known?.supplierId ?? chooseSeller(rows, reference.suppliers, wish.quantity, shopSupplierId)
    if (supplierId === undefined) return { ...wish, message: 'Извините, данного товара уже нет в наличии.' }
    return {
      ...wish,
      line: {
        id: at,
        brand: row.brand,
        article: row.article,
        supplierId,
        quantity: wish.quantity,
        addToOrder: true,
      },
    }
  })
}

async function readShop({ db }: ServiceDeps, { userId }: Viewer): Promise<number> {
  const [user] = await db.select({ supplierId: users.supplierId }).from(users).where(eq(users.id, userId))
  if (!user) throw accessDenied()
  return user.supplierId
}

type CartChange = Awaited<ReturnType<typeof addToCart>>

async function addLines(deps: ServiceDeps, viewer: Viewer, wishes: readonly Wish[]): Promise<CartChange> {
  const lines = wishes.flatMap(({ line }) => line ?? [])
  if (lines.length === 0) return { products: [], data: [] }
  try {
    return await addToCart(deps, viewer, lines)
  } catch (error) {
    // No line could be written; the result of each row says why.
    if (!isGatewayError(error) || !Array.isArray(error.body?.data)) throw error
    return { products: [], data: error.body.data as CartChange['data'] }
  }
}

function toImportRow(
  { row, article, brand, quantityText }: RequestedRow,
  status: CartImportRow['status'],
  message: string | null,
): CartImportRow {
  return { row, article, brand, quantity: quantityText, status, message }
}

async function saveImport({ db }: ServiceDeps, { userId }: Viewer, fileName: string, rows: CartImportRow[]) {
  const skipped = rows.filter(({ status }) => status === 'skipped').length
  const [saved] = await db
    .insert(cartImports)
    .values({
      userId,
      fileName: cleanText(fileName).slice(0, MAX_FILE_NAME),
      total: rows.length,
      added: rows.length - skipped,
      skipped,
      rows,
    })
    .returning()
  if (!saved) throw new Error('The import was not written')
  const stored = db
    .select({ id: cartImports.id })
    .from(cartImports)
    .where(eq(cartImports.userId, userId))
    .orderBy(desc(cartImports.createdAt), desc(cartImports.id))
    .limit(KEPT_IMPORTS)
  await db.delete(cartImports).where(and(eq(cartImports.userId, userId), notInArray(cartImports.id, stored)))
  return toImportSummary(saved)
}

export function toImportSummary(saved: typeof cartImports.$inferSelect) {
  const { id, fileName, createdAt, total, added, skipped, rows } = saved
  return { id, fileName, createdAt: createdAt.toISOString(), total, added, skipped, rows }
}

function refusal(rows: readonly CartImportRow[]) {
  return new GatewayError({
    kind: 'validation',
    message: NOTHING_FOUND,
    body: {
      errors: rows
        .slice(0, MAX_NAMED_ERRORS)
        .map(({ row, message }) => ({ row, message: message ?? NOTHING_FOUND })),
    },
  })
}
