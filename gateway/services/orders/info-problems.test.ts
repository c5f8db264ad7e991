import { describe, expect, it } from 'vitest'
import { infoProblems } from '@/gateway/services/orders/info-problems'
import type { OrderRequest } from '@/gateway/services/checkout/order-request'

const BASKET: OrderRequest['orderBasket'] = [
  { productExternalId: 'a', brand: 'A', article: '1', supplierId: 15, quantity: 2, price: 50_000.01 },
]
const COMPANY = { contractorTitle: 'ООО', contractorInn: '7701234560', contractorKpp: '770101001' }
const CHOSEN = { ...COMPANY, clientExternalId: 'client', contractorExternalId: 'contractor' }

type Info = Parameters<typeof infoProblems>[0]
const info = (changes: Partial<Info>): Info => ({
  phone: '79001234567',
  email: 'a@b.ru',
  personCode: 'person_1',
  orderBasket: [],
  ...changes,
})
const fields = (changes: Partial<Info>, isCorporate: boolean, paymentCode = 'payment_cash') =>
  infoProblems(info(changes), { isCorporate, paymentCode, hasBill: true }).map(({ field }) => field)

describe('details of a retail buyer', () => {
  it.each([
    ['a person', {}, []],
    ['a person without an e-mail', { email: 'a@b' }, ['email']],
    ['a person with a phone of another country', { phone: '12125551234' }, ['phone']],
    ['a company', { personCode: 'person_2', corporateData: COMPANY }, []],
    [
      'a company without anything',
      { personCode: 'person_2' },
      ['corporateData.contractorTitle', 'corporateData.contractorInn', 'corporateData.contractorKpp'],
    ],
    [
      'a sole trader without KPP',
      { personCode: 'person_3', corporateData: { ...COMPANY, contractorKpp: '' } },
      [],
    ],
    [
      'an INN of nine digits',
      { personCode: 'person_3', corporateData: { ...COMPANY, contractorInn: '770123456' } },
      ['corporateData.contractorInn'],
    ],
    [
      'an INN of eleven digits',
      { personCode: 'person_3', corporateData: { ...COMPANY, contractorInn: '77012345601' } },
      [],
    ],
    [
      'an INN whose check digit differs',
      { personCode: 'person_3', corporateData: { ...COMPANY, contractorInn: '7701234561' } },
      [],
    ],
    [
      'INN and KPP of zeros',
      {
        personCode: 'person_2',
        corporateData: { ...COMPANY, contractorInn: '0000000000', contractorKpp: '000000000' },
      },
      ['corporateData.contractorInn', 'corporateData.contractorKpp'],
    ],
    [
      'a KPP of emails',
      { personCode: 'person_2', corporateData: { ...COMPANY, contractorKpp: 'abcdefghi' } },
      ['corporateData.contractorKpp'],
    ],
    [
      'a large order of a company',
      { personCode: 'person_2', corporateData: COMPANY, orderBasket: BASKET },
      ['orderPayment.paymentExternalId'],
    ],
    ['a large order of a person', { orderBasket: BASKET }, []],
  ] as [string, Partial<Info>, string[]][])('of %s lack %j', (_, changes, lacking) => {
    expect(fields(changes, false)).toEqual(lacking)
  })

  it('allow a large order of a company by bill', () => {
    const large = { personCode: 'person_2' as const, corporateData: COMPANY, orderBasket: BASKET }
    expect(fields(large, false, 'payment_bill')).toEqual([])
  })
})

describe('details of a corporate buyer', () => {
  it.each([
    ['client and contractor', { corporateData: CHOSEN }, []],
    ['nothing', {}, ['corporateData.clientExternalId', 'corporateData.contractorExternalId']],
    ['a broken invoice e-mail', { corporateData: CHOSEN, invoiceEmail: 'x' }, ['invoiceEmail']],
    ['a large order in cash', { corporateData: CHOSEN, personCode: 'person_2', orderBasket: BASKET }, []],
  ] as [string, Partial<Info>, string[]][])('with %s lack %j', (_, changes, lacking) => {
    expect(fields(changes, true)).toEqual(lacking)
  })
})

it('a large order of a company says what to do where no bill is offered', () => {
  const large = info({ personCode: 'person_2', corporateData: COMPANY, orderBasket: BASKET })
  const messageOf = (hasBill: boolean) =>
    infoProblems(large, { isCorporate: false, paymentCode: 'payment_cash', hasBill })[0]?.message
  expect(messageOf(true)).toMatch(/только по счёту\.$/)
  expect(messageOf(false)).toContain('Счетов магазин сейчас не выставляет: позвоните нам')
})
