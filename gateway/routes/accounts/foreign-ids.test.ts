import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { users } from '@/gateway/db/schema/accounts'
import { clients, userClients } from '@/gateway/db/schema/companies'
import { orders } from '@/gateway/db/schema/orders'
import type { Buyer } from '@/gateway/test-support/buyer'
import { describeOrders, FILTER } from '@/gateway/test-support/order-desk'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import type { SignedIn } from '@/gateway/test-support/signed-in'
import { openDesk, putOnShelf } from '@/gateway/test-support/seeds/storage-shelf'
import * as orderCalls from '@/lib/gateway/contracts/orders/orders'
import { createApiToken, revokeApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import { deleteReview, updateReview } from '@/lib/gateway/contracts/site/reviews'
import { deleteSession } from '@/lib/gateway/contracts/accounts/sessions'
import * as storage from '@/lib/gateway/contracts/site/tyre-storage'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'

const REVIEW = { rating: 5, text: 'Чужой отзыв, которого никто не писал.' }

/** Spellings of an id that a careless comparison takes for the same one. */
const SPELLINGS: [string, (id: string) => unknown][] = [
  ['as it is', (id) => id],
  ['after zeros', (id) => `00${id}`],
  ['between spaces', (id) => ` ${id}\u00a0`],
  ['in the other case', (id) => (id === id.toLowerCase() ? id.toUpperCase() : id.toLowerCase())],
  ['in a list', (id) => [id]],
  ['in an object', (id) => ({ $ne: id })],
  ['as a number', Number],
  ['as a pattern', () => '%'],
  ['with a sign after it', (id) => `${id}.0`],
  ['with a NUL after it', (id) => `${id}\u0000`],
]

const AS_IT_IS = SPELLINGS.slice(0, 1)
/** The others are refused before an id is read. */
const isKnown = (who: string) => !['guest', 'ended session', 'revoked token'].includes(who)

describeOrders(
  'ids of others',
  ({ db, gateway, open, newBuyer, setOffer }) => {
    beforeAll(() => openDesk(db(), 29, 'storage', { capacity: 9 }))

    async function send(operation: Operation, body: object, headers: Record<string, string>) {
      const response = await gateway().app.request(GATEWAY_BASE_PATH + operation.path, {
        method: 'POST',
        headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      return { status: response.status, text: await response.text() }
    }

    const bearer = async (who: SignedIn) => {
      const { token } = (await who.call(createApiToken, {})).body
      return { authorization: `Bearer ${token}` }
    }

    /** Headers of all callers but the owner, and of the owner with void keys. */
    async function strangersTo(owner: Buyer) {
      const [retail, company, colleague] = [
        await newBuyer(),
        await newBuyer({ group: 'corporate' }),
        await newBuyer({ group: 'corporate' }),
      ]
      const [client] = await db()
        .insert(clients)
        .values({ externalId: `client-${owner.user.id}`, name: 'Парк' })
        .returning()
      const clientId = client?.id ?? ''
      await db()
        .insert(userClients)
        .values([owner, colleague].map(({ user }) => ({ userId: user.id, clientId })))
      const revokedToken = await bearer(owner)
      await owner.call(revokeApiToken, {})
      await owner.call(deleteSession, { body: { sessionID: owner.sessionId } })
      return {
        guest: {},
        'retail buyer': { cookie: retail.cookie },
        company: { cookie: company.cookie },
        colleague: { cookie: colleague.cookie },
        'token of another': await bearer(retail),
        'ended session': { cookie: owner.cookie },
        'revoked token': revokedToken,
      }
    }

    it.each(['client', 'corporate'] as const)(
      'of a %s open nothing, however they are written',
      async (group) => {
        await open()
        await setOffer(1, 15, { quantity: 50 })
        const owner = await newBuyer()
        await owner.put(FILTER)
        const { orderNumber } = (await owner.order()).body
        await db().update(users).set({ group }).where(eq(users.id, owner.user.id))
        await db().update(orders).set({ archivedAt: new Date() }).where(eq(orders.number, orderNumber))
        const shelf = (await putOnShelf(db(), owner.user.id)).number
        const issue = (await owner.call(storage.createStorageIssue, { body: { order_number: shelf } })).body
          .id

        const calls: [Operation, string, (id: unknown) => object][] = [
          ...[
            orderCalls.readOrder,
            orderCalls.readArchivedOrder,
            orderCalls.downloadOrderPdf,
            orderCalls.downloadOrderExcel,
            orderCalls.downloadBillPdf,
            orderCalls.downloadArchiveExcel,
            orderCalls.payOrder,
          ].map((call): [Operation, string, (id: unknown) => object] => [
            call,
            orderNumber,
            (id) => ({ orderNumber: id }),
          ]),
          ...[storage.readStorageOrder, storage.listStorageIssues, storage.listStorageSlots].map(
            (call): [Operation, string, (id: unknown) => object] => [
              call,
              shelf,
              (id) => ({ order_number: id }),
            ],
          ),
          [storage.cancelStorageIssue, issue, (id) => ({ order_number: shelf, id })],
          [deleteReview, '1', (id) => ({ id })],
          [updateReview, '1', (id) => ({ id, review: REVIEW })],
        ]
        const opened: string[] = []
        for (const [who, headers] of Object.entries(await strangersTo(owner)))
          for (const [operation, id, bodyOf] of calls)
            for (const [spelling, write] of isKnown(who) ? SPELLINGS : AS_IT_IS) {
              const { status, text } = await send(operation, bodyOf(write(id)), headers)
              const isRefused = [401, 403, 404, 422].includes(status)
              if (!isRefused || text.includes('Летний комплект') || text.includes(owner.user.phone ?? '-'))
                opened.push(`${operation.name} by ${who}, id ${spelling}: ${status}`)
            }
        expect(opened).toEqual([])
      },
    )
  },
  describeWithDatabase,
)
