import { expect, it } from 'vitest'
import { isConnectionLost } from '@/gateway/core/errors/is-connection-lost'

const coded = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  ['a server that shuts down', coded('57P01'), true],
  ['a server that starts', coded('57P03'), true],
  ['a server with no place left', coded('53300'), true],
  ['a broken connection', coded('08006'), true],
  ['a closed port', coded('ECONNREFUSED'), true],
  ['a reset socket within a failed query', new Error('query', { cause: coded('ECONNRESET') }), true],
  ['a connection that ended in the middle', new Error('Connection terminated unexpectedly'), true],
  [
    'a query on a connection that ended',
    new Error('q', { cause: new Error('Client has encountered a connection error and is not queryable') }),
    true,
  ],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a setting that a pooler does not take', coded('08P01'), false],
  ['a cancelled query', coded('57014'), false],
  ['a broken rule', coded('23505'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['no error at all', 'lost', false],
])('%s', (_name, error, isLost) => {
  expect(isConnectionLost(error)).toBe(isLost)
})
