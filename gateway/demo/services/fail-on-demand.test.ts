import { describe, expect, it } from 'vitest'
import { demoBank } from '@/gateway/demo/services/demo-bank'
import { demoShop } from '@/gateway/demo/demo-shop'
import { failOnDemand } from '@/gateway/demo/services/fail-on-demand'

const START = {
  reference: 'a',
  orderNumber: '1',
  description: 'Заказ № 1',
  returnPath: '/',
  amountKopecks: 100,
  receipt: undefined,
}
const PAYMENT = { reference: 'a', providerId: undefined, startedAt: new Date(0) }
const REFUND = {
  reference: 'b',
  providerId: undefined,
  payment: PAYMENT,
  amountKopecks: 100,
  receipt: undefined,
}

describe('a demo shop that is told to fail', () => {
  it('has a bank that answers nothing at all: no payment is begun, read or closed, and no money goes back', async () => {
    const { bank } = failOnDemand(demoShop, new Set(['bank'] as const))
    const calls = [bank.start(START), bank.readState(PAYMENT), bank.cancel(PAYMENT), bank.refund(REFUND)]
    const responses = await Promise.allSettled(calls)
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 'rejected'))
  })

  it('keeps its payments under the same name, so that they go on when the bank is back', () => {
    expect(failOnDemand(demoShop, new Set(['bank'] as const)).bank.name).toBe(demoBank.name)
  })
})
