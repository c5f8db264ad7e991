import { describe, expect, it } from 'vitest'
import { StartRefusedError } from '@/gateway/core/errors/start-refused-error'
import { missingServices, shopKindOf } from '@/gateway/services/shop-kind/shop-kind'

describe('shopKindOf', () => {
  it.each([
    [{ isFilledByDemo: true, realSettings: [] }, 'demo'],
    [{ isFilledByDemo: false, realSettings: [] }, 'own'],
    [{ isFilledByDemo: false, realSettings: ['MESSENGER_URL'] }, 'own'],
  ] as const)('%j is the shop of kind %s', (facts, expected) => {
    expect(shopKindOf(facts)).toBe(expected)
  })

  it('refuses a database of the demo shop beside anything real, by its name', () => {
    const mixed = () => shopKindOf({ isFilledByDemo: true, realSettings: ['MESSENGER_URL', 'SITE_URL'] })
    expect(mixed).toThrow(StartRefusedError)
    expect(mixed).toThrow(/уберите MESSENGER_URL, SITE_URL$/)
  })
})

describe('missingServices', () => {
  const service = { url: 'https://service.example', token: undefined }
  const smtp = { url: 'smtps://mail.example', from: 'shop@shop.example' }
  const smsRu = { url: 'https://sms.ru', apiId: 'id', from: undefined }
  const none = { webhook: undefined, smtp: undefined, smsRu: undefined }
  const rest = { payments: {}, dadata: {}, siteUrl: 'x' }

  it('names what an owner has not set, and what that costs', () => {
    const line = missingServices({
      ...rest,
      payments: undefined,
      dadata: undefined,
      messageServices: { ...none, webhook: service },
    })
    expect(line).toBe(
      'Не задано: YOOKASSA_SHOP_ID или PAYMENTS_URL (оплаты на сайте нет), DADATA_API_KEY (адреса и компании не подсказываются)',
    )
  })

  it.each([
    [none, ['письма', 'коды']],
    [{ ...none, smtp }, ['коды']],
    [{ ...none, smsRu }, ['письма']],
    [{ ...none, smtp, smsRu }, []],
  ])('knows by which channels nothing is sent', (messageServices, missing) => {
    const line = missingServices({ ...rest, messageServices }) ?? ''
    expect([...line.matchAll(/\((письма|коды)/g)].map(([, channel]) => channel)).toEqual(missing)
  })
})
