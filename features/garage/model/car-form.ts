import * as z from 'zod'
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH } from '@/lib/gateway/contracts/limits'
import { isCarKey } from '@/lib/parts/vehicle/car-key'
import { vinOf } from '@/lib/parts/vehicle/vin-of'
import type { UserCar } from '@/stores/user/user-state'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'

const FIRST_YEAR = 1900
export const MAX_MILEAGE_KM = 10_000_000
const MAX_PLATE_LENGTH = 16

export type CarFormValues = {
  vin: string
  title: string
  mark: string
  model: string
  modification: string
  year: string
  mileage: string
  plate: string
  note: string
}

const name = z.string().trim().max(MAX_NAME_LENGTH, `Не длиннее ${MAX_NAME_LENGTH} символов`)

const vin = z.string().superRefine((text, context) => {
  const read = text.trim() === '' ? undefined : vinOf(text)
  if (read && 'problem' in read) context.addIssue({ code: 'custom', message: read.problem })
})

/** A number of the form, empty for unknown. */
function numberFrom(min: number, max: number, message: string) {
  return z
    .string()
    .trim()
    .refine(
      (text) => text === '' || (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max),
      message,
    )
}

/** A car needs a VIN or a mark, so that its owner can recognise it. */
export function carForm(thisYear: number) {
  const lastYear = thisYear + 1
  return z
    .object({
      vin,
      title: name,
      mark: name,
      model: name,
      modification: name,
      year: numberFrom(FIRST_YEAR, lastYear, `Год выпуска: от ${FIRST_YEAR} до ${lastYear}`),
      mileage: numberFrom(0, MAX_MILEAGE_KM, 'Пробег: до 10 000 000 км'),
      plate: z.string().trim().max(MAX_PLATE_LENGTH, `Не длиннее ${MAX_PLATE_LENGTH} символов`),
      note: z.string().trim().max(MAX_COMMENT_LENGTH, `Не длиннее ${MAX_COMMENT_LENGTH} символов`),
    })
    .refine(({ vin: given, mark, title }) => given.trim() !== '' || mark !== '' || title !== '', {
      path: ['mark'],
      message: 'Укажите марку или VIN',
    })
}

export function toFormValues(car: UserCar | undefined, chosen: ChosenVehicle | null): CarFormValues {
  return {
    vin: car && !isCarKey(car.vin) ? car.vin : '',
    title: car?.title ?? '',
    mark: chosen?.mark ?? car?.mark ?? '',
    model: chosen?.model ?? car?.model ?? '',
    modification: chosen?.modification ?? car?.modification ?? '',
    year: String(car?.year ?? ''),
    mileage: String(car?.mileage ?? ''),
    plate: car?.plate ?? '',
    note: car?.note ?? '',
  }
}

/** What is sent to the gateway: an emptied field is forgotten. */
export function toCarFields(values: CarFormValues, catalogCar: CatalogKeys) {
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))
  const textOf = (text: string) => text.trim() || null
  return {
    title: textOf(values.title),
    mark: textOf(values.mark),
    model: textOf(values.model),
    modification: textOf(values.modification),
    year: numberOf(values.year),
    mileage: numberOf(values.mileage),
    plate: textOf(values.plate.toUpperCase()),
    note: textOf(values.note),
    carId: catalogCar.carId,
    modificationUuid: catalogCar.uuid,
  }
}

export type CatalogKeys = { carId: number | null; uuid: string | null }

/** Keys of the catalogue car, as long as the words still name that car. */
export function catalogKeysOf(
  values: Pick<CarFormValues, 'mark' | 'model' | 'modification'>,
  car: UserCar | undefined,
  chosen: ChosenVehicle | null,
): CatalogKeys {
  const isNamedBy = (named: Pick<UserCar, 'mark' | 'model' | 'modification'>) =>
    (['mark', 'model', 'modification'] as const).every(
      (field) => (named[field] ?? '') === values[field].trim(),
    )
  if (chosen && isNamedBy(chosen)) return chosen
  if (car && isNamedBy(car)) return { carId: car.carId, uuid: car.modificationUuid }
  return { carId: null, uuid: null }
}
