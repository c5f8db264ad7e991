import { expect, it } from 'vitest'
import { paymentText } from './payment-text'
import { REQUISITES } from '@/gateway/test-support/seeds/requisites'

it('says a payment as apps of banks read it', () => {
  expect(paymentText({ requisites: REQUISITES, purpose: 'Счёт № 1', kopecks: 123_450 })).toBe(
    'ST00012|Name=ООО «Пример»|PersonalAcc=40702810000000000001|BankName=Банк «Пример»|BIC=044500000|CorrespAcc=30101810000000000002|PayeeINN=7700000000|KPP=770001001|Purpose=Счёт № 1|Sum=123450',
  )
})

it('leaves out the KPP of who has none, keeps bars apart from values and cuts what is too long', () => {
  const requisites = { ...REQUISITES, kpp: null, bank: 'Б'.repeat(60), title: 'ИП Иванов | сын' }
  const text = paymentText({ requisites, purpose: `a\u00a0 b${'в'.repeat(300)}`, kopecks: 1 })
  const fields = new Map(text.split('|').map((field) => field.split('=') as [string, string]))
  expect([...fields.keys()]).toEqual([
    'ST00012',
    'Name',
    'PersonalAcc',
    'BankName',
    'BIC',
    'CorrespAcc',
    'PayeeINN',
    'Purpose',
    'Sum',
  ])
  expect(fields.get('Name')).toBe('ИП Иванов / сын')
  expect(fields.get('BankName')).toHaveLength(45)
  expect(fields.get('Purpose')).toMatch(/^a bв/)
  expect(fields.get('Purpose')).toHaveLength(210)
})
