import { expect, it } from 'vitest'
import { parseContractArgs } from './parse-contract-args'

const URL_ARGS = ['--url', 'http://localhost:4000/gw']
const RETAIL = { login: '79000000001', password: 'a:b' }
const CORPORATE = { login: 'fleet@example.com', password: 'c' }

it.each([
  ['flags', ['--retail', '79000000001:a:b', '--corporate', 'fleet@example.com:c'], {}],
  ['the environment', [], { CONTRACT_RETAIL: '79000000001:a:b', CONTRACT_CORPORATE: 'fleet@example.com:c' }],
])('takes accounts from %s', (_, args, environment) => {
  expect(parseContractArgs([...URL_ARGS, ...args], environment)).toEqual({
    origin: 'http://localhost:4000',
    isReadOnly: false,
    accounts: { retail: RETAIL, corporate: CORPORATE },
  })
})

it.each([
  ['no address', [], /--url/],
  ['no accounts', URL_ARGS, /--retail, --corporate/],
  ['one account', [...URL_ARGS, '--retail', '79:p'], /missing: --corporate/],
  ['an unknown flag', [...URL_ARGS, '--fast'], /--fast/],
])('asks again after %s', (_, args, message) => {
  expect(parseContractArgs(args, {})).toMatch(message)
})

it('goes without accounts when told to', () => {
  expect(parseContractArgs([...URL_ARGS, '--guests-only'], {})).toMatchObject({ accounts: {} })
})
