import { expect, it } from 'vitest'
import { clients, contractors, managers, userClients, userManagers } from '@/gateway/db/schema/companies'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { describeOrders, FILTER } from '@/gateway/test-support/order-desk'
import { signedIn } from '@/gateway/test-support/signed-in'
import { listClients, readProfile } from '@/lib/gateway/contracts/accounts/passport'
import {
  type CompanyTerms,
  findCompanyClients,
  listCompanyManagers,
  saveCompany,
} from '@/lib/gateway/contracts/desk/customers'
import { useCustomersDesk } from './testing/use-customers-desk'

describeOrders(
  'companies at the desk',
  (shop) => {
    const { db } = shop
    const { gateway, buyer, manager, admin, idOf, list, read } = useCustomersDesk(shop)

    it('shows the clients, contractors and managers of a company', async () => {
      const company = await signedIn(gateway(), {
        group: 'corporate',
        name: 'Ремонт',
        isPhoneConfirmed: false,
      })
      const [client] = await db()
        .insert(clients)
        .values({ externalId: `c-${company.user.id}`, name: 'Автопарк', address: 'Тверь' })
        .returning()
      const [own] = await db().insert(managers).values({ name: 'Ирина' }).returning()
      if (!client || !own) throw new Error('the company was not written')
      await db()
        .insert(contractors)
        .values({ externalId: `k-${client.id}`, clientId: client.id, name: 'ООО Парк', inn: '7700000000' })
      await db().insert(userClients).values({ userId: company.user.id, clientId: client.id })
      await db().insert(userManagers).values({ userId: company.user.id, managerId: own.id })
      expect(await read(company.user.id)).toMatchObject({
        isCompany: true,
        isPhoneConfirmed: false,
        card: null,
        clients: [{ name: 'Автопарк', contractors: [{ name: 'ООО Парк', INN: '7700000000' }] }],
        managers: [{ name: 'Ирина' }],
      })
      expect((await list({ kind: 'company' })).customers.map(({ id }) => id)).toContain(company.user.id)
      expect((await list({ kind: 'company' })).customers.map(({ id }) => id)).not.toContain(idOf())
    })

    it('becomes a company that an administrator makes, changes and ends', async () => {
      const contractor = { externalId: null, name: 'ООО Парк', INN: '7707083893', KPP: '770701001' }
      const client = {
        externalId: null,
        name: 'Автопарк',
        address: 'Тверь',
        coordinates: [55.75, 37.6] as [number, number],
        contractors: [contractor],
      }
      const person = { id: null, name: 'Ирина', position: '', phone: '8 900 000-01-01', email: '' }
      const save = (company: CompanyTerms | null, version: number, by = admin()) =>
        by.call(saveCompany, { body: { customerId: idOf(), version, company } })
      const company = { clients: [client], managers: [person] }

      expect((await read()).isCompanyEditable).toBe(false)
      expect((await save(company, 0, manager())).status).toBe(403)
      expect((await manager().call(listCompanyManagers, {})).status).toBe(403)
      const slip = { ...contractor, name: ' ', INN: '7707083894' }
      const refused = await save({ ...company, clients: [{ ...client, contractors: [slip] }] }, 0)
      expect(refused.status).toBe(422)
      expect(await refused.response.json()).toMatchObject({
        errors: [
          { field: 'company.clients.0.contractors.0.name' },
          {
            field: 'company.clients.0.contractors.0.INN',
            message: 'Контрольная цифра ИНН не сходится: проверьте номер',
          },
        ],
      })

      const made = (await save(company, 0)).body
      expect(made).toMatchObject({
        isCompany: true,
        isCompanyEditable: true,
        clients: [{ name: 'Автопарк', address: 'Тверь', coordinates: [55.75, 37.6] }],
        managers: [{ name: 'Ирина', position: null, phone: '79000000101', email: null }],
        log: [{ action: 'company', author: 'Олег', note: expect.stringContaining('ИНН 7707083893') }],
      })
      expect((await save(company, 0)).body.log).toHaveLength(1)
      expect((await buyer().call(readProfile, {})).body.group).toBe('corporate')
      const { clients: own } = (await buyer().call(listClients, {})).body
      const [first] = own
      const [legal] = first?.contractors ?? []
      expect(legal).toMatchObject({ name: 'ООО Парк', INN: '7707083893', KPP: '770701001' })
      await buyer().put({ ...FILTER, quantity: 1 })
      const placed = await buyer().order({
        corporateData: {
          clientExternalId: first?.externalId ?? '',
          contractorExternalId: legal?.externalId ?? '',
          contractorTitle: 'Парк',
          contractorInn: '7707083893',
        },
        orderPayment: { paymentExternalId: 'bill' },
      })
      expect(placed.status).toBe(200)

      const version = made.log[0]?.id ?? 0
      const stored = {
        ...client,
        externalId: first?.externalId ?? '',
        address: 'Клин',
        contractors: [{ ...contractor, externalId: legal?.externalId ?? '', name: 'ООО Парк Плюс' }],
      }
      const changed = { clients: [stored, { ...client, name: 'Второй' }], managers: [] }
      const late = await save(changed, 0)
      expect(late.status).toBe(409)
      expect(await late.response.text()).toMatch(/покупателя изменили\. Компания: .+\(.+\)/)
      const now = (await save(changed, version)).body
      expect(now.clients).toMatchObject([
        { externalId: first?.externalId, address: 'Клин', contractors: [{ name: 'ООО Парк Плюс' }] },
        { name: 'Второй' },
      ])
      const strange = { ...stored, externalId: 'demo-client' }
      expect((await save({ clients: [strange], managers: [] }, now.log[0]?.id ?? 0)).status).toBe(409)
      const fewer = (await save({ clients: [stored], managers: [] }, now.log[0]?.id ?? 0)).body
      expect(fewer.clients).toHaveLength(1)
      expect((await admin().call(listCompanyManagers, {})).body.managers).toContainEqual(
        expect.objectContaining({ name: 'Ирина' }),
      )
      const retail = (await save(null, fewer.log[0]?.id ?? 0)).body
      expect(retail).toMatchObject({
        isCompany: false,
        clients: [{ name: 'Автопарк' }],
        log: [{ action: 'retail' }, {}, {}, {}],
      })
      expect((await buyer().call(readProfile, {})).body.group).toBe('client')
    })

    it('shares a client with a second account of its company, which each may change and leave', async () => {
      const other = await signedIn(gateway(), { name: 'Ольга', secondName: 'Вторая' })
      const save = (customerId: string, company: CompanyTerms | null, version = 0) =>
        admin().call(saveCompany, { body: { customerId, version, company } })
      const contractor = { externalId: null, name: 'ООО Общий', INN: '7707083893', KPP: '770705005' }
      const client = {
        externalId: null,
        name: 'Общий',
        address: '',
        coordinates: null,
        contractors: [contractor],
      }
      const company = { clients: [client], managers: [] }
      const first = (await save(idOf(), company)).body
      expect(first.clients).toMatchObject([{ name: 'Общий', sharedWith: [] }])

      const twin = await save(other.user.id, company)
      expect(twin.status).toBe(422)
      expect(await twin.response.json()).toMatchObject({
        errors: [
          {
            field: 'company.clients.0.contractors.0.INN',
            message: 'Этот ИНН уже у клиента «Общий»: добавьте его вместо нового',
          },
        ],
      })
      const branch = { ...contractor, KPP: '770705006' }
      expect((await manager().call(findCompanyClients, { body: { inn: contractor.INN } })).status).toBe(403)
      const found = (
        await admin().call(findCompanyClients, { body: { inn: contractor.INN } })
      ).body.clients.find(({ name }) => name === 'Общий')
      if (!found) throw new Error('the client was not found')
      expect(found.sharedWith).toEqual([expect.objectContaining({ id: idOf() })])
      const { externalId, contractors: legal } = found
      const shared = { ...client, externalId, contractors: legal }
      const joined = (await save(other.user.id, { clients: [shared], managers: [] })).body
      expect(joined.clients).toMatchObject([{ externalId, sharedWith: [{ id: idOf() }] }])
      expect((await read()).clients).toMatchObject([
        { externalId, sharedWith: [{ id: other.user.id, name: 'Ольга Вторая' }] },
      ])
      expect((await save(other.user.id, { clients: [shared], managers: [] })).body.log).toHaveLength(1)

      const moved = { clients: [{ ...shared, address: 'Клин' }], managers: [] }
      expect((await save(other.user.id, moved, joined.log[0]?.id)).status).toBe(200)
      const notified = await read()
      expect(notified).toMatchObject({
        clients: [{ address: 'Клин' }],
        log: [{ note: 'Общий клиент «Общий» изменён у другого покупателя' }, {}],
      })
      expect((await save(idOf(), company, first.log[0]?.id)).status).toBe(409)
      const own = { clients: [{ ...client, name: 'Филиал', contractors: [branch] }], managers: [] }
      expect((await save(idOf(), own, notified.log[0]?.id)).body.clients).toMatchObject([{ name: 'Филиал' }])
      expect((await read(other.user.id)).clients).toMatchObject([{ externalId, sharedWith: [] }])
    })
  },
  describeWithDatabase,
)
