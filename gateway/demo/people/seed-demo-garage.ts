import { eq, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { asData } from '@/gateway/demo/as-data'
import garage from '@/gateway/demo/data/people/garage.json' with { type: 'json' }
import { DEMO_CORPORATE, DEMO_RETAIL } from '@/gateway/demo/people/demo-people'
import { userCars, users, userStorage } from '@/gateway/db/schema/accounts'
import { seeds } from '@/gateway/db/schema/site'

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

const { retail, corporate } = asData<{
  retail: readonly DemoGarageCar[]
  corporate: readonly DemoGarageCar[]
}>(garage)

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
    await fillGarage(tx, DEMO_RETAIL.externalId, retail, now)
    await fillGarage(tx, DEMO_CORPORATE.externalId, corporate, now)
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
