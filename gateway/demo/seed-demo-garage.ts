import { eq, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { DEMO_CORPORATE, DEMO_RETAIL } from '@/gateway/demo/demo-people'
import { userCars, users, userStorage } from '@/gateway/db/schema-accounts'
import { seeds } from '@/gateway/db/schema-site'

const SEED_NAME = 'demo-garage'
const EXPENSES_KEY = 'expenses'
const EXPENSES_VERSION = 1
const DAY_MS = 86_400_000

type Spent = {
  daysAgo: number
  kind: 'fuel' | 'service' | 'parts' | 'tyres' | 'insurance' | 'wash'
  /** Rubles. */
  sum: number
  /** Kilometres driven by then since the first entry. */
  driven: number
  litres?: number
  note?: string
}

type DemoGarageCar = {
  /** As the shop's own cars are called. */
  make: string
  model: string
  title?: string
  plate: string
  /** Kilometres on the clock at the first expense. */
  mileage: number
  spent: readonly Spent[]
}

const FAMILY_CARS: readonly DemoGarageCar[] = [
  {
    make: 'Hyundai',
    model: 'Solaris II',
    plate: 'А482МР77',
    mileage: 61_200,
    spent: [
      { daysAgo: 171, kind: 'fuel', sum: 2_480, driven: 0, litres: 44 },
      { daysAgo: 150, kind: 'service', sum: 6_900, driven: 640, note: 'ТО-4, масло и фильтры' },
      { daysAgo: 133, kind: 'fuel', sum: 2_310, driven: 1_180, litres: 41 },
      { daysAgo: 104, kind: 'wash', sum: 900, driven: 1_900 },
      { daysAgo: 88, kind: 'parts', sum: 3_240, driven: 2_250, note: 'Колодки передние' },
      { daysAgo: 61, kind: 'fuel', sum: 2_560, driven: 2_840, litres: 45 },
      { daysAgo: 40, kind: 'insurance', sum: 11_800, driven: 3_300, note: 'ОСАГО на год' },
      { daysAgo: 19, kind: 'tyres', sum: 2_800, driven: 3_720, note: 'Сезонная смена колёс' },
      { daysAgo: 6, kind: 'fuel', sum: 2_390, driven: 4_060, litres: 42 },
    ],
  },
  { make: 'LADA', model: 'Granta', title: 'Дачная', plate: 'Т917ОК50', mileage: 88_400, spent: [] },
]

const FLEET_CARS: readonly DemoGarageCar[] = [
  { make: 'ГАЗ', model: 'ГАЗель', title: 'Доставка', plate: 'В305КН77', mileage: 143_000, spent: [] },
  { make: 'LADA', model: 'Largus', title: 'Разъездная', plate: 'Е614ХС77', mileage: 96_500, spent: [] },
]

type Known = {
  vin: string
  year: number | null
  id: number
  uuid: string
  make: string
  model: string
  modification: string | null
}

/** The register's car of a model, or the most popular one of it without a VIN. */
async function findCar(db: Database, { make, model }: DemoGarageCar): Promise<Known | undefined> {
  const [known] = await selectRows<Known>(
    db,
    sql`select coalesce(v.vin, 'CAR-' || upper(left(c.uuid::text, 8))) as vin, coalesce(v.year, c.year_from + 2) as year,
        c.id, c.uuid, c.make, c.model, c.modification
      from vehicles c left join vehicle_vins v on v.vehicle_id = c.id
      where c.make = ${make} and c.model like ${`${model}%`}
      order by v.vin is null, c.popularity desc, c.id limit 1`,
  )
  return known
}

/** Puts cars into the garages of the demo accounts, with what was spent on them; once. `false` when they were there. */
export async function seedDemoGarage(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mine] = await tx.insert(seeds).values({ name: SEED_NAME }).onConflictDoNothing().returning()
    if (!mine) return false
    await fillGarage(tx, DEMO_RETAIL.externalId, FAMILY_CARS, now)
    await fillGarage(tx, DEMO_CORPORATE.externalId, FLEET_CARS, now)
    return true
  })
}

async function fillGarage(
  db: Database,
  externalId: string | null | undefined,
  cars: readonly DemoGarageCar[],
  now: Date,
): Promise<void> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.externalId, externalId ?? ''))
  if (!user) return
  const expenses: unknown[] = []
  for (const [at, car] of cars.entries()) {
    const known = await findCar(db, car)
    if (!known) continue
    const { vin, year, id, uuid, make, model, modification } = known
    await db.insert(userCars).values({
      userId: user.id,
      vin,
      title: car.title ?? null,
      mark: make,
      model,
      modification,
      modificationUuid: uuid,
      carId: id,
      year,
      plate: car.plate,
      mileage: car.mileage + (car.spent.at(-1)?.driven ?? 0),
      isCurrent: at === 0,
      createdAt: new Date(now.getTime() - at * DAY_MS),
    })
    expenses.push(...car.spent.map((one, place) => toExpense(one, `${vin}-${place}`, vin, car.mileage, now)))
  }
  if (expenses.length === 0) return
  const book = { version: EXPENSES_VERSION, expenses, removed: {} }
  await db
    .insert(userStorage)
    .values({ userId: user.id, key: EXPENSES_KEY, value: JSON.stringify(book) })
    .onConflictDoNothing()
}

/** As the garage of the shop writes an expense into its owner's storage. */
function toExpense(spent: Spent, id: string, car: string, mileage: number, now: Date): unknown {
  const { daysAgo, kind, sum, driven, litres = null, note = '' } = spent
  const at = now.getTime() - daysAgo * DAY_MS
  const date = new Date(at).toISOString().slice(0, 10)
  return {
    id,
    car,
    date,
    kind,
    sum,
    mileage: mileage + driven,
    litres,
    note,
    orderNumber: null,
    changedAt: at,
  }
}
