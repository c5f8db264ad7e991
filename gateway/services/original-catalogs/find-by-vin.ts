import { and, asc, eq, inArray } from 'drizzle-orm'
import { fieldError, notFound } from '@/gateway/core/errors/errors'
import { originalCatalogs, originalSigns, originalVehicles } from '@/gateway/db/schema-original-catalogs'
import type { CatalogContext } from '@/gateway/services/original-catalogs/context'
import { toVehicle } from '@/gateway/services/original-catalogs/to-wire'
import { makerOf } from '@/gateway/services/vin/maker-of'
import { isChecked, isCheckDigitRight, vinProblem, yearOf } from '@/gateway/services/vin/vin-signs'
import { toLatinVin, VIN_LENGTH } from '@/lib/parts/vehicle/vin'

/** Body code and serial number, as Japanese makers write them: `ASV50-1012345`. */
const FRAME = /^(?=.{8,14}$)[A-Z]{1,5}\d{0,3}[A-Z]{0,2}\d{5,8}$/
const SEPARATORS = /[\s\p{Pd}._/]+/gu
const HINT = 'Сверьте номер с документами или выберите машину по марке и модели.'

/** Capitals without separators; Russian letters become the Latin ones that look the same. */
export function toSign(text: string): string {
  return toLatinVin(text).replace(SEPARATORS, '')
}

/** Vehicles by VIN or frame number; without any, a message with the next step. */
export async function findByVin(context: CatalogContext, text: string) {
  const sign = toSign(text)
  const isVin = sign.length === VIN_LENGTH
  const problem = isVin ? vinProblem(sign) : undefined
  if (problem) throw fieldError('vin', `${problem} ${HINT}`)
  const found = await findSign(context, sign)
  const isWhole = found.some(({ prefix }) => prefix === sign)
  if (isVin && !isWhole && isChecked(sign) && !isCheckDigitRight(sign))
    throw fieldError('vin', `Контрольный знак VIN (девятый) не сходится с остальными. ${HINT}`)
  if (found.length === 0) throw unknown(sign)
  return Promise.all(
    found.map(async ({ catalog, vehicle, year }) => {
      const state = {
        kind: 'vehicle' as const,
        code: catalog.code,
        id: vehicle.id,
        vin: isVin ? sign : text.trim().toUpperCase(),
        year: year ?? (isVin ? yearInVin(sign, vehicle, context.now()) : undefined),
      }
      return toVehicle(catalog, vehicle, state, await context.writeState(state))
    }),
  )
}

/** The vehicles of the longest known beginning. */
async function findSign({ db }: CatalogContext, sign: string) {
  const beginnings = Array.from({ length: sign.length }, (_, at) => sign.slice(0, at + 1))
  const rows = await db
    .select({
      prefix: originalSigns.prefix,
      kind: originalSigns.kind,
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
  const isComplete = sign.length === VIN_LENGTH || FRAME.test(sign)
  const longest = Math.max(0, ...rows.map(({ prefix }) => prefix.length))
  return isComplete ? rows.filter(({ prefix }) => prefix.length === longest) : []
}

/** The model year of the VIN, where its maker writes one and the model was built then. */
function yearInVin(
  vin: string,
  { yearFrom, yearTo }: { yearFrom: number | null; yearTo: number | null },
  now: Date,
) {
  if (!makerOf(vin)?.hasYear) return undefined
  const year = yearOf(vin, now.getFullYear())
  const isBuilt = year !== undefined && year >= (yearFrom ?? year) && year <= (yearTo ?? year) + 1
  return isBuilt ? year : undefined
}

function unknown(sign: string) {
  const maker = makerOf(sign)
  if (sign.length === VIN_LENGTH) {
    const whose = maker ? `Этот VIN — ${maker.title}, но машины с ним` : 'Машины с этим VIN'
    return notFound(`${whose} в каталогах нет. ${HINT}`)
  }
  if (FRAME.test(sign)) return notFound(`Машины с таким номером кузова в каталогах нет. ${HINT}`)
  return fieldError(
    'vin',
    `${vinProblem(sign) ?? ''} Номер кузова японской машины пишут так: ASV50-1012345. ${HINT}`.trim(),
  )
}
