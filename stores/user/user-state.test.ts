import { describe, expect, test } from 'vitest'
import { userRecord } from '@/lib/gateway/contracts/accounts/user-shapes'
import { DEFAULT_USER, toUserState } from './user-state'

test('of whom nothing is known has no right, nothing confirmed and nothing agreed to', () => {
  expect(Object.values(DEFAULT_USER)).not.toContain(true)
})

test('until an answer says otherwise, a visitor is a retail one of the standard shop without a markup', () => {
  expect(DEFAULT_USER).toMatchObject({
    status: 'unknown',
    group: 'client',
    supplier: 29,
    markup: 0,
    birthday: '',
    gender: -1,
  })
})

test('an answer fills the state, and what it leaves out falls to its default', () => {
  const state = toUserState({ isAuthorized: true, name: 'Анна', supplier: 8, storage: { order: '[]' } })
  expect(state).toEqual({
    ...DEFAULT_USER,
    status: 'user',
    isAuthorized: true,
    name: 'Анна',
    supplier: 8,
    storage: { order: '[]' },
  })
})

test('the barest record of the contract is a guest with the defaults', () => {
  expect(toUserState(userRecord.parse({ isAuthorized: false }))).toEqual({ ...DEFAULT_USER, status: 'guest' })
})

test('fields that the state does not know stay outside', () => {
  const record = { isAuthorized: true, password: 'x', status: 'unknown' }
  expect(toUserState(record)).toEqual({ ...DEFAULT_USER, status: 'user', isAuthorized: true })
})

describe('roles come from permissions', () => {
  test.each([
    [['admin_type_permission'], true, false],
    [['moderator_type_permission'], true, false],
    [['tester_type_permission'], false, true],
    [['moderator_type_permission', 'tester_type_permission'], true, true],
    [['client_type_permission'], false, false],
    [[], false, false],
  ])('%j: root %s, tester %s', (userPermissions, isRoot, isTester) => {
    expect(toUserState({ isAuthorized: true, userPermissions })).toMatchObject({ isRoot, isTester })
  })

  test('and say nothing of the right to admin pages', () => {
    const root = toUserState({ isAuthorized: true, userPermissions: ['admin_type_permission'] })
    expect([root.isRoot, root.isAdmin]).toEqual([true, false])
    expect(toUserState({ isAuthorized: true, isAdmin: true })).toMatchObject({ isRoot: false, isAdmin: true })
  })
})
