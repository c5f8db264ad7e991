import { and, asc, eq, inArray } from 'drizzle-orm'
import { fieldError, notFound } from '@/gateway/core/errors/errors'
import { originalCatalogs, originalSigns, originalVehicles } from '@/gateway/db/schema/original-catalogs'
import { vehicleVins } from '@/gateway/db/schema/vehicles'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import { toVehicle } from '@/gateway/services/original-catalogs/to-wire'
import { makerOf } from '@/gateway/services/vin/maker-of'
import { modelYearOf } from '@/gateway/services/vin/model-year-of'
import { isChecked, isCheckDigitRight } from '@/gateway/services/vin/vin-signs'
import { VIN_LENGTH } from '@/lib/parts/vehicle/vin'
import { toBareNumber, vinOf } from '@/lib/parts/vehicle/vin-of'

/** Body code and serial number, as Japanese makers write them: `ASV50-1012345`. */
const FRAME = /^(?=.{8,14}$)[A-Z]{1,5}\d{0,3}[A-Z]{0,2}\d{5,8}$/
const WRITTEN = 'Номер кузова японской машины пишут так: ASV50-1012345.'
const HINT = 'Сверьте номер с документами или выберите машину по марке и модели.'

/** Vehicles by VIN or frame number; a sentence that says what to do next where none is found. */
export async function findByVin(context: CatalogContext, text: string) {
  const read = vinOf(text)
  const isVin = 'vin' in read
  const sign = isVin ? read.vin : toBareNumber(text)
  if (!isVin && !FRAME.test(sign)) throw fieldError('vin', `${read.problem}. ${WRITTEN} ${HINT}`)
  const found = await findSign(context, sign)
  const isWhole = found.some(({ prefix }) => prefix === sign)
  if (isVin && !isWhole && isChecked(sign) && !isCheckDigitRight(sign))
    throw fieldError('vin', `Контрольный знак VIN (девятый) не сходится с остальными. ${HINT}`)
  if (found.length === 0) throw unknown(sign, isVin)
  return Promise.all(
    found.map(async ({ catalog, vehicle, year }) => {
      const state = {
        kind: 'vehicle' as const,
        code: catalog.code,
        id: vehicle.id,
        vin: isVin ? sign : text.trim().toUpperCase(),
        year: year ?? (isVin ? modelYearOf(sign, context.now().getFullYear(), vehicle) : undefined),
      }
      return toVehicle(catalog, vehicle, state, await context.writeState(state))
    }),
  )
}

/** The vehicles of the longest known beginning. */
async function findSign(context: CatalogContext, sign: string) {
  const { db } = context
  const beginnings = Array.from({ length: sign.length }, (_, at) => sign.slice(0, at + 1))
  const rows = await db
    .select({
      prefix: originalSigns.prefix,
      year: originalSigns.year,
      catalog: originalCatalogs,
      vehicle: originalVehicles,
    })
    .from(originalSigns)
    .innerJoin(originalVehicles, eq(originalVehicles.id, originalSigns.vehicleId))
    .innerJoin(originalCatalogs, eq(originalCatalogs.code, originalVehicles.catalogCode))
    .where(
      and(
        inArray(originalSigns.prefix, beginnings),
        eq(originalSigns.kind, sign.length === VIN_LENGTH ? 'vin' : 'frame'),
      ),
    )
    .orderBy(asc(originalVehicles.id))
  if (rows.length === 0) return findRegistered(context, sign)
  const longest = Math.max(...rows.map(({ prefix }) => prefix.length))
  return rows.filter(({ prefix }) => prefix.length === longest)
}

/** Vehicles of the very car that the shop knows by its VIN. */
async function findRegistered({ db }: CatalogContext, vin: string) {
  return db
    .select({
      prefix: vehicleVins.vin,
      year: vehicleVins.year,
      catalog: originalCatalogs,
      vehicle: originalVehicles,
    })
    .from(vehicleVins)
    .innerJoin(originalVehicles, eq(originalVehicles.carId, vehicleVins.vehicleId))
    .innerJoin(originalCatalogs, eq(originalCatalogs.code, originalVehicles.catalogCode))
    .where(eq(vehicleVins.vin, vin))
    .orderBy(asc(originalVehicles.id))
}

function unknown(sign: string, isVin: boolean) {
  if (!isVin) return notFound(`Машины с таким номером кузова в каталогах нет. ${HINT}`)
  const maker = makerOf(sign)
  const whose = maker ? `Этот VIN — ${maker.title}, но машины с ним` : 'Машины с этим VIN'
  return notFound(`${whose} в каталогах нет. ${HINT}`)
}
