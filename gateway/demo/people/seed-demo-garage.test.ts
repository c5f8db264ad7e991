import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { seedDemoVehicles } from '@/gateway/demo/cars/seed-demo-vehicles'
import { DEMO_CORPORATE, DEMO_RETAIL } from '@/gateway/demo/people/demo-people'
import { seedDemoAccounts } from '@/gateway/demo/people/seed-demo-accounts'
import { seedDemoGarage } from '@/gateway/demo/people/seed-demo-garage'
import { userCars, users, userStorage } from '@/gateway/db/schema/accounts'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { isCarKey } from '@/lib/parts/vehicle/car-key'
import { isVin } from '@/lib/parts/vehicle/vin'

const NOW = new Date('2026-03-01T09:00:00Z')

describeWithDatabase('the garages of the demo accounts', (database) => {
  beforeAll(async () => {
    const { db } = database()
    await seedDemoVehicles(db)
    await seedDemoAccounts(db)
    await seedDemoGarage(db, NOW)
  })

  const carsOf = (externalId: string | null | undefined) =>
    database()
      .db.select({
        vin: userCars.vin,
        mark: userCars.mark,
        model: userCars.model,
        carId: userCars.carId,
        isCurrent: userCars.isCurrent,
      })
      .from(userCars)
      .innerJoin(users, eq(users.id, userCars.userId))
      .where(eq(users.externalId, externalId ?? ''))
      .orderBy(userCars.createdAt)

  it('hold cars that the shop knows, one of each garage the current one', async () => {
    const family = await carsOf(DEMO_RETAIL.externalId)
    const fleet = await carsOf(DEMO_CORPORATE.externalId)
    expect(family.map(({ mark, model }) => `${mark} ${model}`)).toEqual([
      expect.stringMatching(/^LADA Granta/),
      expect.stringMatching(/^Hyundai Solaris II/),
    ])
    expect(fleet.map(({ mark }) => mark)).toEqual(['LADA', 'ГАЗ'])
    for (const garage of [family, fleet]) {
      expect(garage.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      expect(garage.filter(({ vin, carId }) => carId !== null && (isVin(vin) || isCarKey(vin)))).toEqual(
        garage,
      )
    }
  })

  it('come with what was spent on one of them, and once only', async () => {
    const { db } = database()
    const [book] = await db.select().from(userStorage).where(eq(userStorage.key, 'expenses'))
    const { version, expenses } = JSON.parse(book?.value ?? '{}') as {
      version: number
      expenses: { car: string; date: string }[]
    }
    const solaris = (await carsOf(DEMO_RETAIL.externalId)).at(-1)
    expect([version, new Set(expenses.map(({ car }) => car))]).toEqual([1, new Set([solaris?.vin])])
    expect(expenses.every(({ date }) => date < '2026-03-01')).toBe(true)
    expect(await seedDemoGarage(db, NOW)).toBe(false)
  })
})
