import { describe, expect, it } from 'vitest'
import { CLIENTS, NO_SECTOR, PATTERN, SECTOR } from '../../testing'
import { cleanInterval, cleanPayment, cleanTemplate, type Offered } from './clean-template'
import { type CheckoutTemplate, EMPTY_TEMPLATE } from './template'

const RETAIL: Offered = {
  isCorporate: false,
  shops: [{ supplierId: 29 }],
  transports: [{ code: 'courier' }],
  personTypes: PATTERN.personTypes,
  clients: [],
}
const COMPANY: Offered = { ...RETAIL, isCorporate: true, clients: CLIENTS }

function template(parts: Partial<CheckoutTemplate>): CheckoutTemplate {
  return { ...EMPTY_TEMPLATE, ...parts }
}

describe('what has vanished is cleared from the template', () => {
  it('keeps a shop that is there and drops another', () => {
    const cleaned = (supplierId: number) =>
      cleanTemplate(template({ receiptStep: { supplierId } }), RETAIL).receiptStep.supplierId
    expect([cleaned(29), cleaned(77)]).toEqual([29, null])
  })

  it('keeps a transport that is there and drops another', () => {
    const cleaned = (deliveryTransportCode: string) =>
      cleanTemplate(template({ receiptStep: { deliveryTransportCode } }), RETAIL).receiptStep
        .deliveryTransportCode
    expect([cleaned('courier'), cleaned('pigeon')]).toEqual(['courier', null])
  })

  it('drops a person type that is not offered', () => {
    const offered = { ...RETAIL, personTypes: PATTERN.personTypes.slice(0, 1) }
    const cleaned = (personCode: 'person_1' | 'person_2') =>
      cleanTemplate(template({ infoStep: { personCode } }), offered).infoStep.personCode
    expect([cleaned('person_1'), cleaned('person_2')]).toEqual(['person_1', undefined])
  })

  it.each([
    ['kept', 'c1', 'k1', 'c1', 'k1'],
    ['an unknown client goes with its contractor', 'c9', 'k1', null, null],
    ['an unknown contractor goes alone', 'c1', 'k9', 'c1', null],
  ])('client and contractor: %s', (_, clientId, contractorId, client, contractor) => {
    const { infoStep } = cleanTemplate(
      template({ receiptStep: { isPickup: true }, infoStep: { clientId, contractorId } }),
      COMPANY,
    )
    expect([infoStep.clientId, infoStep.contractorId]).toEqual([client, contractor])
  })

  it('drops a client without coordinates and what belongs to its delivery', () => {
    const { receiptStep, infoStep } = cleanTemplate(
      template({
        receiptStep: {
          isPickup: false,
          deliveryCoords: [55.1, 37.1],
          deliveryAddress: 'Подольск',
          deliveryIntervalDate: '21.11.2026',
          deliveryIntervalTime: '14:00-18:00',
        },
        infoStep: { clientId: 'c2' },
      }),
      COMPANY,
    )
    expect(infoStep.clientId).toBeNull()
    expect(receiptStep).toMatchObject({
      deliveryCoords: null,
      deliveryAddress: '',
      deliveryIntervalDate: null,
      deliveryIntervalTime: null,
    })
  })

  it('keeps a client without coordinates for a pickup', () => {
    const picked = template({ receiptStep: { isPickup: true }, infoStep: { clientId: 'c2' } })
    expect(cleanTemplate(picked, COMPANY).infoStep.clientId).toBe('c2')
  })

  it('delivers to where the client is now', () => {
    const moved = template({
      receiptStep: { isPickup: false, deliveryCoords: [1, 2], deliveryAddress: 'Старый адрес' },
      infoStep: { clientId: 'c1' },
    })
    expect(cleanTemplate(moved, COMPANY).receiptStep).toMatchObject({
      deliveryCoords: [55.65, 37.62],
      deliveryAddress: 'Москва, Варшавское шоссе, 1',
    })
  })

  it('drops a payment that is not offered', () => {
    const cleaned = (paymentCode: string) =>
      cleanPayment(template({ paymentStep: { paymentCode } }), PATTERN.payments).paymentStep.paymentCode
    expect([cleaned('payment_bill'), cleaned('payment_gold')]).toEqual(['payment_bill', undefined])
  })
})

describe('a saved interval', () => {
  const saved = (date: string, time: string) =>
    template({ receiptStep: { deliveryIntervalDate: date, deliveryIntervalTime: time } })

  it.each([
    [
      'a past one gives way to the first open',
      saved('01.01.2020', '10:00-14:00'),
      SECTOR,
      '21.11.2026',
      '14:00-18:00',
    ],
    ['one still open gives way too', saved('22.11.2026', '10:00-14:00'), SECTOR, '21.11.2026', '14:00-18:00'],
    ['without intervals there is none', saved('22.11.2026', '10:00-14:00'), NO_SECTOR, null, null],
    ['none saved, none chosen', template({}), SECTOR, null, null],
  ])('%s', (_, given, sector, date, time) => {
    const { receiptStep } = cleanInterval(given, sector)
    expect([receiptStep.deliveryIntervalDate, receiptStep.deliveryIntervalTime]).toEqual([date, time])
  })

  it('stays when it was chosen in this visit and can still be had', () => {
    const given = saved('22.11.2026', '10:00-14:00')
    expect(cleanInterval(given, SECTOR, { keepOpen: true })).toEqual(given)
  })
})
