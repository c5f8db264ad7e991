import { describe, expect, it } from 'vitest'
import { checkoutOf, CLIENTS } from '../testing'
import { withClient, withClientPlace } from './client-choice'

const [first, second] = CLIENTS
const delivery = checkoutOf({ corporateClients: CLIENTS, receiptStep: { isPickup: false } })

describe('a client of a company', () => {
  it('brings his place and his only contractor', () => {
    const { infoStep, receiptStep } = withClient(delivery, 'c1')
    expect([infoStep.clientId, infoStep.contractorId]).toEqual(['c1', 'k1'])
    expect(receiptStep).toMatchObject({
      deliveryCoords: first?.coordinates,
      deliveryAddress: first?.address,
    })
  })

  it('with several contractors leaves the choice open', () => {
    const contractor = { externalId: 'k2', name: 'ООО «Вал»', INN: '7700000002', KPP: '' }
    const clients = CLIENTS.map((client) => ({ ...client, contractors: [...client.contractors, contractor] }))
    expect(withClient({ ...delivery, corporateClients: clients }, 'c1').infoStep.contractorId).toBeNull()
  })

  it('without coordinates takes the former place away', () => {
    const moved = withClient(withClient(delivery, 'c1'), second?.id ?? '')
    expect(moved.receiptStep).toMatchObject({ deliveryCoords: null, deliveryAddress: '' })
  })

  it('is delivered to when pickup gives way to delivery', () => {
    const picked = withClient({ ...delivery, receiptStep: { ...delivery.receiptStep, isPickup: true } }, 'c1')
    expect(picked.receiptStep.deliveryCoords).toBeNull()
    const delivered = { ...picked, receiptStep: { ...picked.receiptStep, isPickup: false } }
    expect(withClientPlace(delivered, true).receiptStep.deliveryCoords).toEqual(first?.coordinates)
  })

  it('without a place on the map is chosen no more when pickup gives way to delivery', () => {
    const picked = withClient({ ...delivery, receiptStep: { ...delivery.receiptStep, isPickup: true } }, 'c2')
    expect(picked.infoStep.clientId).toBe('c2')
    const delivered = { ...picked, receiptStep: { ...picked.receiptStep, isPickup: false } }
    expect(withClientPlace(delivered, true).infoStep).toMatchObject({ clientId: null, contractorId: null })
  })

  it('that nobody knows changes nothing', () => {
    expect(withClient(delivery, 'c9')).toBe(delivery)
  })
})
