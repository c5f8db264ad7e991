import { expect, it, vi } from 'vitest'
import type { BrowserGateway } from '@/lib/gateway/browser-client'
import { readOrderedEmail } from './read-ordered-email'

type Operation = { name: string }

it.each([
  ['the current order', { listOrders: ['2'], listArchivedOrders: ['1'] }, 'readOrder 2'],
  ['the finished one', { listOrders: [], listArchivedOrders: ['1'] }, 'readArchivedOrder 1'],
  ['nothing', { listOrders: [], listArchivedOrders: [] }, ''],
])('the mail is that of %s', async (_, numbers: Record<string, string[]>, email) => {
  const call = vi.fn(async ({ name }: Operation, { body }: { body: { orderNumber?: string } }) =>
    body.orderNumber
      ? { person: { email: `${name} ${body.orderNumber}` } }
      : { orders: numbers[name]?.map((orderNumber) => ({ orderNumber })) },
  )
  // The guarantee: it uses nothing else of a gateway.
  expect(await readOrderedEmail({ call } as unknown as BrowserGateway)).toBe(email)
})
