import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { TermRecord } from '@/gateway/services/commerce-ml/read/commerce-records'

type PriceType = Pick<TermRecord, 'id' | 'title'>

const RETAIL = /розн/i

/**
 * The number of the kind of price that buyers pay; undefined where 1C sends one alone. Of several without a choice of the owner's
 * the only retail one counts, and else none: a price of wholesale would be sold.
 */
export function choosePriceType(
  types: readonly PriceType[],
  requested: string | undefined,
): string | undefined {
  const titles = types.map(({ title }) => `«${title}»`).join(', ')
  if (requested !== undefined) {
    const name = requested.trim().toLowerCase()
    const found = types.find(({ id, title }) => id.toLowerCase() === name || title.toLowerCase() === name)
    if (found) return found.id
    throw new PriceFileError(
      `Вида цен «${requested}» (ONEC_PRICE_TYPE) в выгрузке нет, есть: ${titles || 'ни одного'}`,
    )
  }
  if (types.length < 2) return undefined
  const retail = types.filter(({ title }) => RETAIL.test(title))
  const [only] = retail
  if (only && retail.length === 1) return only.id
  throw new PriceFileError(`В выгрузке несколько видов цен: ${titles}. Назовите нужный в ONEC_PRICE_TYPE`)
}
