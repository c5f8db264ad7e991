import { describe, expect, test, vi } from 'vitest'
import { anna, fleet, guest, record, setUp, startWithoutTraces } from './user-actions-testing'
import { DEFAULT_USER, type UserRecord } from './user-state'

startWithoutTraces()

describe('who is there', () => {
  test('a visitor without the hint cookie is a guest, and nobody is asked', async () => {
    const { actions, store } = setUp()
    await actions.refetch()
    expect(store.getState()).toEqual({ ...DEFAULT_USER, status: 'guest' })
  })

  test('with the hint cookie the gateway is asked, once for all who ask meanwhile', async () => {
    document.cookie = 'arus_user=1; Path=/'
    const read = vi.fn(async () => anna)
    const { actions, store } = setUp({ read })
    await Promise.all([actions.refetch(), actions.refetch()])
    expect(read).toHaveBeenCalledOnce()
    expect(store.getState()).toMatchObject({ status: 'user', name: 'Анна', supplier: 12 })
  })

  test('a hint that is out of date is dropped', async () => {
    document.cookie = 'arus_user=1; Path=/'
    const { actions, store } = setUp({ read: async () => guest })
    await actions.refetch()
    expect(store.getState().status).toBe('guest')
    expect(document.cookie).not.toContain('arus_user')
  })

  test('the gateway can be asked without the hint', async () => {
    const { actions, store } = setUp({ read: async () => anna })
    await actions.refetch({ always: true })
    expect(store.getState().status).toBe('user')
  })

  test('who came with the page is known at once, and told of when somebody is there to need him', async () => {
    const { actions, store, heard } = setUp()
    actions.foresee(fleet)
    expect(store.getState()).toMatchObject({ status: 'user', name: 'Автопарк' })
    expect(heard).toEqual([])
    window.dispatchEvent(new Event('pointermove'))
    expect(heard).toEqual(['group-changed', 'user-written'])
    window.dispatchEvent(new Event('keydown'))
    expect(heard).toHaveLength(2)
  })

  test('who came with the page is told of before what is written of him later', () => {
    const { actions, events } = setUp()
    const notified: [string, string][] = []
    events.on('user-written', ({ user, previous }) => notified.push([previous.name, user.name]))
    actions.foresee(anna)
    actions.write({ ...anna, name: 'Аня' })
    window.dispatchEvent(new Event('pointermove'))
    expect(notified).toEqual([
      ['', 'Анна'],
      ['Анна', 'Аня'],
    ])
  })

  test('who has left before he was told of is told of no more: his cart cannot be read by then', async () => {
    const { actions, events } = setUp({ logout: async () => guest })
    const notified: (string | null)[] = []
    events.on('user-written', ({ user }) => notified.push(user.externalId))
    actions.foresee({ ...anna, externalId: 'anna' })
    await actions.logout()
    window.dispatchEvent(new Event('pointermove'))
    expect(notified).toEqual([null])
  })

  test('a screen about what follows the user does not wait, whichever of the two comes first', () => {
    const screenFirst = setUp()
    screenFirst.actions.notifyAtOnce()
    screenFirst.actions.foresee(anna)
    expect(screenFirst.heard).toEqual(['user-written'])
    const visitorFirst = setUp()
    visitorFirst.actions.foresee(anna)
    visitorFirst.actions.notifyAtOnce()
    expect(visitorFirst.heard).toEqual(['user-written'])
  })

  test('a page that is older than what is known says nothing', () => {
    const { actions, store } = setUp()
    actions.write(fleet)
    actions.foresee(anna)
    expect(store.getState().name).toBe('Автопарк')
  })

  test('while the gateway does not answer, nobody knows', async () => {
    document.cookie = 'arus_user=1; Path=/'
    const { actions, store, heard } = setUp({ read: async () => undefined })
    expect(await actions.refetch()).toBeUndefined()
    expect(store.getState().status).toBe('unknown')
    expect(heard).toEqual([])
  })

  test('an answer that a sign-in has overtaken is not believed', async () => {
    let answer = (_: UserRecord) => {}
    const late = new Promise<UserRecord>((resolve) => {
      answer = resolve
    })
    const { actions, store } = setUp({ read: () => late, login: async () => anna })
    const reading = actions.refetch({ always: true })
    await actions.login({ email: 'a@b.ru', password: 'x' })
    answer(guest)
    await reading
    expect(store.getState().name).toBe('Анна')
  })
})

describe('a sign-in', () => {
  test.each(['login', 'register', 'recover'] as const)(
    'by %s writes the user and tells in order',
    async (way) => {
      const { actions, store, heard } = setUp({ [way]: async () => fleet })
      const form = { email: 'a@b.ru', password: 'x', code: '1234', name: 'Автопарк' }
      await actions[way](form)
      expect(store.getState()).toMatchObject({ status: 'user', name: 'Автопарк', group: 'corporate' })
      expect(heard).toEqual(['before-login', 'group-changed', 'user-written', 'after-login'])
      expect(localStorage.getItem('loginAt')).toMatch(/^\d+$/)
    },
  )

  test('that fails changes nothing and tells no other tab', async () => {
    const refusal = new Error('Неверный пароль')
    const { actions, store, heard } = setUp({ login: () => Promise.reject(refusal) })
    await expect(actions.login({ email: 'a@b.ru', password: 'x' })).rejects.toBe(refusal)
    expect(store.getState()).toEqual(DEFAULT_USER)
    expect(heard).toEqual(['before-login'])
    expect(localStorage.getItem('loginAt')).toBeNull()
  })
})

test.each(['logout', 'remove'] as const)('%s leaves a guest and nothing of the former user', async (way) => {
  document.cookie = 'store=8; Path=/'
  const { actions, store, heard } = setUp({ [way]: async () => guest }, { ...fleet, status: 'user' })
  await actions[way]({ password: 'x' })
  expect(store.getState()).toEqual({ ...DEFAULT_USER, status: 'guest', supplier: 8 })
  expect(heard).toEqual(['group-changed', 'user-written', 'logout'])
  expect(localStorage.getItem('logoutAt')).toMatch(/^\d+$/)
})

test('who signs out takes along what he did right before, and does not wait for what hangs', async () => {
  const done: string[] = []
  const logout = async () => {
    done.push('logout')
    return guest
  }
  const settle = async () => {
    await Promise.resolve()
    done.push('settled')
  }
  await setUp({ logout }, {}, settle).actions.logout()
  expect(done).toEqual(['settled', 'logout'])
  await setUp({ logout }, {}, () => Promise.reject(new Error('no answer'))).actions.logout()
  await setUp({ logout }, {}, () => new Promise(() => undefined)).actions.logout()
  expect(done).toEqual(['settled', 'logout', 'logout', 'logout'])
})

test('a write of the same group is no change of the group', () => {
  const { actions, heard } = setUp()
  actions.write(anna)
  actions.write(record({ ...anna, name: 'Инна' }))
  expect(heard).toEqual(['user-written', 'user-written'])
})

test('those who no longer listen hear nothing', () => {
  const { actions, events } = setUp()
  const listener = vi.fn()
  const stop = events.on('user-written', listener)
  actions.write(anna)
  stop()
  actions.write(guest)
  expect(listener).toHaveBeenCalledOnce()
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ user: { name: 'Анна' }, previous: { name: '' } })
})

describe('an update', () => {
  test('sends what differs and takes over the answer', async () => {
    const update = vi.fn(async () => record({ ...anna, name: 'Инна' }))
    const { actions, store } = setUp({ update }, { ...anna, status: 'user' })
    await actions.update({ name: 'Инна', secondName: '', isSubscribe: false })
    expect(update).toHaveBeenCalledExactlyOnceWith({ name: 'Инна' })
    expect(store.getState().name).toBe('Инна')
  })

  test('of nothing is no call', async () => {
    const { actions } = setUp({}, { ...anna, status: 'user' })
    expect(await actions.update({ name: 'Анна' })).toMatchObject({ name: 'Анна' })
  })
})
