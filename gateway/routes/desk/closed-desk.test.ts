import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '@/gateway/db/schema/accounts'
import { MANAGER_PERMISSION } from '@/gateway/services/accounts/set-role'
import { createBuyer } from '@/gateway/test-support/buyer'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { describeOrders, FILTER, NOW, PADS } from '@/gateway/test-support/order-desk'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { deskOperations } from '@/lib/gateway/contracts/desk/all'

/** What a manager may not do: terms of the whole shop, codes of sign-ins, who belongs to which company. */
const FOR_ADMINISTRATORS = [
  'findCompanyClients',
  'listCompanyManagers',
  'listDeskCodes',
  'listMarkupRules',
  'saveCompany',
  'saveMarkupRule',
  'tryMarkupRule',
]
const PADS_ID = '00-10000006-101'
const ONE = { productExternalId: PADS_ID, quantity: 1, isFit: true }
const FEE = { price: 150, freeFrom: null, surcharge: 0 }
const ZONE = {
  title: 'Центр',
  polygon: [
    [37, 55],
    [38, 55],
    [38, 56],
  ],
  shopId: null,
  fee: null,
  intervals: [{ timeFrom: '10:00', timeTo: '14:00' }],
  weekdays: [1],
  leadHours: 3,
  lastOrderTime: null,
  sequence: 0,
  isOn: true,
}
const PAYMENT = {
  isForRetail: true,
  isForCorporate: true,
  isForPickup: true,
  isForDelivery: true,
  notForTransports: [],
}
const PERIOD = { report: 'sales', from: '2026-03-01', to: '2026-03-01' }
const MARKUP = {
  supplierId: null,
  brand: null,
  section: null,
  priceFrom: null,
  priceTo: null,
  percent: 0,
  fixed: 0,
  rounding: '1',
  isOn: true,
}

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describeOrders(
  'the desk',
  ({ db, open }) => {
    it('is closed to everyone but the staff, and to those who are no longer of it', async () => {
      await open()
      const gateway = await createTestGateway(db(), { now: () => NOW })
      const buyer = await createBuyer(gateway)
      await buyer.put({ ...FILTER, quantity: 2 }, PADS)
      const { orderNumber } = (await buyer.order()).body
      const bodies = {
        listDeskOrders: {},
        countDeskWaiting: {},
        readDeskOrder: { orderNumber },
        downloadDeskOrderPdf: { orderNumber },
        downloadDeskBillPdf: { orderNumber },
        moveDeskOrder: {
          orderNumber,
          version: 0,
          idempotencyKey: 'x',
          products: [{ productExternalId: PADS_ID, status: 'refused' }],
        },
        noteDeskOrder: { orderNumber, text: 'Ждём', idempotencyKey: 'y' },
        priceDeskDelivery: { orderNumber, version: 0, idempotencyKey: 'd', price: 500 },
        decideDeskReturn: { orderNumber, version: 0, idempotencyKey: 'z', returnId: 1, decision: 'approve' },
        acceptDeskReturn: { orderNumber, version: 0, idempotencyKey: 'w', returnId: null, products: [ONE] },
        readDeskReturnPhoto: { photoId: 1 },
        readPopularChoice: {},
        findPopularProducts: { article: 'OC 90' },
        savePopularChoice: { version: 0, codes: null },
        readDeskReport: PERIOD,
        downloadDeskReport: PERIOD,
        listMarkupRules: {},
        listDeskCodes: {},
        tryMarkupRule: { id: null, terms: MARKUP },
        saveMarkupRule: { id: null, terms: MARKUP, version: 0 },
        listCustomers: {},
        readCustomer: { customerId: buyer.user.id },
        listCustomerOrders: { customerId: buyer.user.id },
        listCustomerBonuses: { customerId: buyer.user.id },
        endCustomerSessions: { customerId: buyer.user.id },
        blockCustomer: { customerId: buyer.user.id, isBlocked: true },
        findCompanyClients: { inn: '7707083893' },
        listCompanyManagers: {},
        saveCompany: { customerId: buyer.user.id, version: 0, company: null },
        listDeskProducts: {},
        readDeskProduct: { code: '1' },
        hideDeskProduct: { code: '1', version: 0, isHidden: true },
        setDeskPrice: { code: '1', version: 0, supplierId: 1, price: 1 },
        listDeskSections: {},
        listDeskProperties: { code: '1' },
        addDeskPicture: { code: '1', version: '0', picture: new Blob(['JPEG']) },
        editDeskProduct: { code: '1', version: 0, title: 'Моё' },
        undoDeskChange: { code: '1', version: 0, changeId: 1 },
        listDeliveryRules: {},
        saveDeliveryZone: { id: null, terms: ZONE, version: 0 },
        saveDeliveryElsewhere: { terms: { ...FEE, largeFromKg: null, largeFromCm: null }, version: 0 },
        listPaymentRules: {},
        savePaymentRule: { code: 'online', terms: PAYMENT, version: 0 },
        listSupplierNames: {},
        saveSupplierName: { id: 1, terms: { shownTitle: 'Склад' }, version: 0 },
      }
      expect(deskOperations.map(({ name }) => name).toSorted()).toEqual(Object.keys(bodies).toSorted())
      const statusesFor = async (headers: Record<string, string>) => {
        const statuses: Record<string, number> = {}
        for (const { path, name, multipart } of deskOperations) {
          const body: object = Reflect.get(bodies, name)
          const response = await gateway.app.request(`/gw${path}`, {
            method: 'POST',
            ...(multipart
              ? { headers, body: formOf(body) }
              : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
          })
          statuses[name] = response.status
        }
        return statuses
      }
      const all = (status: number) => Object.fromEntries(deskOperations.map(({ name }) => [name, status]))
      const fired = await signedIn(gateway, { permissions: [MANAGER_PERMISSION] })
      await db().update(users).set({ permissions: [] }).where(eq(users.id, fired.user.id))
      const dismissed = await signedIn(gateway, { isAdmin: true })
      await db().update(users).set({ isAdmin: false }).where(eq(users.id, dismissed.user.id))
      const blocked = await signedIn(gateway, { isAdmin: true })
      await db().update(users).set({ blockedAt: NOW }).where(eq(users.id, blocked.user.id))
      expect(await statusesFor(buyer.headers)).toEqual(all(403))
      expect(await statusesFor({ ...buyer.headers, cookie: '' })).toEqual(all(401))
      expect(await statusesFor({ ...buyer.headers, cookie: fired.cookie })).toEqual(all(403))
      expect(await statusesFor({ ...buyer.headers, cookie: dismissed.cookie })).toEqual(all(403))
      expect(await statusesFor({ ...buyer.headers, cookie: blocked.cookie })).toEqual(all(401))
      const manager = await signedIn(gateway, { permissions: [MANAGER_PERMISSION] })
      const forManager = await statusesFor({ ...buyer.headers, cookie: manager.cookie })
      const refused = Object.keys(forManager).filter((name) => forManager[name] === 403)
      expect(refused.toSorted()).toEqual(FOR_ADMINISTRATORS.toSorted())
      await gateway.close()
    })
  },
  describeWithDatabase,
)
