import { describe, expect, it } from 'vitest'
import {
  ACCESS_DENIED,
  GatewayError,
  gatewayErrorKinds,
  isGatewayError,
  KIND_STATUS,
  OLDER_VERSION,
  PASS_PROTECTION,
  toErrorKind,
} from '@/lib/gateway/errors'

describe('toErrorKind', () => {
  it.each([
    [400, 'validation'],
    [401, 'unauthorized'],
    [402, 'client'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [408, 'timeout'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [418, 'client'],
    [422, 'validation'],
    [429, 'rateLimited'],
    [444, 'outdated'],
    [500, 'server'],
    [501, 'notImplemented'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'timeout'],
    [599, 'server'],
  ] as const)('reads %i as %s', (status, kind) => {
    expect(toErrorKind(status)).toBe(kind)
  })

  it.each([
    [200, { statusCode: 401, statusMessage: ACCESS_DENIED }, 'unauthorized'],
    [403, { statusCode: 403, statusMessage: PASS_PROTECTION }, 'protection'],
    [403, { statusMessage: PASS_PROTECTION }, 'protection'],
    [403, { message: PASS_PROTECTION }, 'protection'],
    [403, { statusMessage: 'Forbidden', message: PASS_PROTECTION }, 'protection'],
    [403, { statusCode: 403, statusMessage: 'Forbidden' }, 'forbidden'],
    [500, { statusCode: 444, statusMessage: OLDER_VERSION }, 'outdated'],
  ] as const)('lets the body decide: %i with %j is %s', (status, body, kind) => {
    expect(toErrorKind(status, body)).toBe(kind)
  })

  it.each([
    'unauthorized',
    'forbidden',
    'outdated',
    'notFound',
    'validation',
    'conflict',
    'tooLarge',
  ] as const)('recognises the status by which %s is reported', (kind) => {
    expect(toErrorKind(KIND_STATUS[kind])).toBe(kind)
  })
})

describe('GatewayError', () => {
  it.each(gatewayErrorKinds)('gives %s a status that a page can show', (kind) => {
    const { status } = new GatewayError({ kind, message: 'x' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  })

  it.each([
    ['network', true],
    ['timeout', true],
    ['unavailable', true],
    ['rateLimited', true],
    ['server', false],
    ['validation', false],
    ['aborted', false],
    ['contract', false],
    ['notImplemented', false],
  ] as const)('%s is retryable: %s', (kind, retryable) => {
    expect(new GatewayError({ kind, message: 'x' }).retryable).toBe(retryable)
  })

  it('keeps what it was told', () => {
    const cause = new Error('socket')
    const error = new GatewayError({
      kind: 'server',
      message: 'Ошибка',
      status: 507,
      body: { message: 'Ошибка', data: [1] },
      cause,
      requestId: 'r-1',
    })
    expect(error).toMatchObject({ status: 507, message: 'Ошибка', cause, requestId: 'r-1' })
    expect(error.body?.data).toEqual([1])
    expect(isGatewayError(error)).toBe(true)
    expect(isGatewayError(cause)).toBe(false)
  })
})
