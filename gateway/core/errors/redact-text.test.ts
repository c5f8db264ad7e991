import { describe, expect, it } from 'vitest'
import { createSecretMask, redactText } from '@/gateway/core/errors/redact-text'

describe('redactText', () => {
  it.each([
    [
      'connect to postgres://arus:pa%24s@db:5432/arus failed',
      'connect to postgres://***@db:5432/arus failed',
    ],
    ['GET https://a.example/x?token=abc#b is 500', 'GET https://a.example/x?*** is 500'],
    ['refused: Bearer abc.def', 'refused: Bearer ***'],
    ['no route to +7 (900) 123-45-67', 'no route to ***'],
    ['79001234567 is wrong', '*** is wrong'],
    ['mailbox anna.b+c@mail.example.com is full', 'mailbox ***@*** is full'],
    [
      `Unexpected token 'N', "Nothing of 4321" is not valid JSON`,
      `Unexpected token 'N', *** is not valid JSON`,
    ],
    ['the provider answered 503', 'the provider answered 503'],
    ['order 1000001 of 2026-03-01T09:00:00', 'order 1000001 of 2026-03-01T09:00:00'],
  ])('%s becomes %s', (text, expected) => {
    expect(redactText(text)).toBe(expected)
  })
})

describe('createSecretMask', () => {
  const mask = createSecretMask(['a"secret/of sixteen', 'arus'])

  it.each(['a"secret/of sixteen', String.raw`a\"secret/of sixteen`, 'a%22secret%2Fof%20sixteen'])(
    'masks a secret written as %s',
    (written) => expect(mask(`{"msg":"${written}"}`)).toBe('{"msg":"***"}'),
  )

  it('leaves what is too short to be told from other words', () => {
    expect(mask('arus-gateway')).toBe('arus-gateway')
  })
})
