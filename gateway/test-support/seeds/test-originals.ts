import type { Database } from '@/gateway/core/database'
import {
  originalCatalogs,
  originalDrawings,
  originalGroups,
  originalSigns,
  originalUnits,
  originalVehicles,
} from '@/gateway/db/schema/original-catalogs'
import { articleKey } from '@/lib/parts/keys'

export const TEST_VIN = 'XTATEST00AA000001'
const NUMBERS = ['21080-3501080', '21080-3501070'] as const

/** A catalogue of one vehicle with one unit of two rows. */
export async function seedTestOriginals(db: Database) {
  await db.insert(originalCatalogs).values({
    code: 'LADA',
    title: 'LADA',
    brand: 'LADA',
    make: 'LADA',
    isVinSearch: true,
    vinExample: TEST_VIN,
    wizard: ['engine'],
  })
  await db.insert(originalVehicles).values({
    id: 1,
    catalogCode: 'LADA',
    tree: 'LADA/2108',
    name: 'LADA 2108',
    yearFrom: 1984,
    yearTo: 2003,
    attributes: [{ code: 'engine', title: 'Двигатель', value: '21083' }],
  })
  await db.insert(originalSigns).values({ prefix: TEST_VIN, vehicleId: 1, kind: 'vin', year: 1999 })
  await db.insert(originalGroups).values({ id: 1, catalogCode: 'LADA', title: 'Тормоза' })
  const hotspots = NUMBERS.map((_, at) => ({
    position: String(at + 1),
    x1: 0,
    y1: at * 40,
    x2: 36,
    y2: at * 40 + 36,
  }))
  await db
    .insert(originalDrawings)
    .values({ key: 'brakes', picture: 'brakes.svg', width: 400, height: 300, hotspots })
  await db.insert(originalUnits).values({
    id: 1,
    tree: 'LADA/2108',
    groupId: 1,
    code: '3501',
    title: 'Тормоз передний',
    drawingKey: 'brakes',
    parts: NUMBERS.map((number, at) => ({
      position: String(at + 1),
      number,
      title: `Деталь ${at + 1}`,
      amount: '2',
    })),
    numberKeys: NUMBERS.map(articleKey),
  })
}
