import { describe, expect, it } from 'vitest'
import { CLIENTS, CORPORATE, RETAIL } from '../../testing'
import { defaultChoices } from './defaults'
import { mergeTemplate, parseTemplate } from './template'

const [near, far] = CLIENTS

describe('where a buyer starts', () => {
  it('retail with pickup, a company with delivery', () => {
    expect(defaultChoices(RETAIL, []).receiptStep.isPickup).toBe(true)
    expect(defaultChoices(CORPORATE, []).receiptStep.isPickup).toBe(false)
  })

  it('contacts come from the profile', () => {
    expect(defaultChoices(RETAIL, []).infoStep).toMatchObject({
      name: 'Анна Смирнова',
      phone: '79000000001',
      email: 'anna@example.com',
    })
  })

  it.each([
    ['bills@example.com', 'bills@example.com'],
    ['', 'anna@example.com'],
  ])('mail for invoices %j becomes %s', (invoiceEmail, expected) => {
    expect(defaultChoices({ ...CORPORATE, invoiceEmail }, []).infoStep.invoiceEmail).toBe(expected)
  })

  it('the only client with coordinates is chosen', () => {
    const { receiptStep, infoStep } = defaultChoices(CORPORATE, CLIENTS)
    expect(infoStep.clientId).toBe('c1')
    expect(receiptStep).toMatchObject({
      deliveryAddress: 'Москва, Варшавское шоссе, 1',
      deliveryCoords: [55.65, 37.62],
    })
  })

  it.each([
    ['two of them', [near, near && { ...near, id: 'c3' }]],
    ['one without coordinates', [far]],
    ['none', []],
  ])('with %s nothing is chosen', (_, clients) => {
    const { receiptStep, infoStep } = defaultChoices(
      CORPORATE,
      clients.filter((client) => client !== undefined),
    )
    expect([infoStep.clientId, receiptStep.deliveryCoords, receiptStep.deliveryAddress]).toEqual([
      null,
      null,
      '',
    ])
  })

  it('clients are nothing to a retail buyer', () => {
    expect(defaultChoices(RETAIL, CLIENTS).infoStep.clientId).toBeNull()
  })
})

describe('the template over the defaults', () => {
  const merged = (stored: unknown) => mergeTemplate(defaultChoices(RETAIL, []), parseTemplate(stored))

  it('wins where it says something', () => {
    const { receiptStep, infoStep } = merged({
      receiptStep: { isPickup: false, isEntireOrder: false },
      infoStep: { name: 'Пётр', personCode: 'person_3' },
    })
    expect([receiptStep.isPickup, receiptStep.isEntireOrder]).toEqual([false, false])
    expect([infoStep.name, infoStep.personCode]).toEqual(['Пётр', 'person_3'])
  })

  it('leaves room for the defaults where it is empty', () => {
    const { infoStep } = merged({ infoStep: { name: '', phone: null } })
    expect([infoStep.name, infoStep.phone]).toEqual(['Анна Смирнова', '79000000001'])
  })

  it('is never more complete than it is allowed to be', () => {
    expect(merged({ receiptStep: { isComplete: true } }).receiptStep.isComplete).toBe(false)
  })

  it('ignores what does not fit', () => {
    const { receiptStep, infoStep } = merged({
      receiptStep: { isPickup: 'yes', deliveryCoords: [1] },
      infoStep: { personCode: 'person_9' },
    })
    expect([receiptStep.isPickup, receiptStep.deliveryCoords, infoStep.personCode]).toEqual([
      true,
      null,
      'person_1',
    ])
  })
})
