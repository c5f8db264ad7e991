import { beforeAll, beforeEach } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { createBuyer, type Buyer } from '@/gateway/test-support/buyer'
import { NOW } from '@/gateway/test-support/order-desk'
import { signedIn, type callGateway, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { listCustomers, readCustomer } from '@/lib/gateway/contracts/desk/customers'

const MANAGER = ['moderator_type_permission']
export const PASSWORD = 'correct-horse-9'

type Shop = { db: () => Database; open: () => Promise<unknown> }

/** A manager and an administrator at the desk, and another customer for each test. */
export function useCustomersDesk({ db, open }: Shop) {
  let gateway: TestGateway
  let buyer: Buyer
  let manager: SignedIn
  let admin: SignedIn

  beforeAll(async () => {
    gateway = await createTestGateway(db(), { now: () => NOW })
    manager = await signedIn(gateway, { permissions: MANAGER, name: 'Мария', secondName: 'Зуева' })
    admin = await signedIn(gateway, { isAdmin: true, name: 'Олег' })
    return () => gateway.close()
  })
  beforeEach(async () => {
    await open()
    buyer = await createBuyer(gateway, {
      name: 'Василиса',
      secondName: 'Премудрая',
      passwordHash: await hashPassword(PASSWORD),
    })
  })

  const idOf = () => buyer.user.id
  const list = async (body: Parameters<typeof callGateway<typeof listCustomers>>[2]['body']) =>
    (await manager.call(listCustomers, { body })).body
  const read = async (customerId = idOf()) =>
    (await manager.call(readCustomer, { body: { customerId } })).body

  return {
    gateway: () => gateway,
    buyer: () => buyer,
    manager: () => manager,
    admin: () => admin,
    idOf,
    list,
    read,
  }
}
