import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { notify } from './notify'
import { notifyFailure } from './notify-failure'

vi.mock('./notify', () => ({ notify: vi.fn() }))
beforeEach(() => void vi.mocked(notify).mockReset())

const refused = () => new GatewayError({ kind: 'conflict', message: 'Заказ уже оплачен' })

it.each([
  ['in the gateway’s words', refused(), {}, { title: 'Ошибка', text: 'Заказ уже оплачен' }],
  [
    'in own words',
    refused(),
    { title: 'Голос не учтён' },
    { title: 'Голос не учтён', text: 'Заказ уже оплачен' },
  ],
  [
    'in words for any failure',
    new Error('x is undefined'),
    {},
    { title: 'Ошибка', text: 'Сервис временно недоступен. Попробуйте позже.' },
  ],
])('says %s what went wrong', async (_, failure, notice, said) => {
  await notifyFailure(failure, notice)
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', ...said })
})

it('says nothing twice', async () => {
  const failure = refused()
  failure.isShown = true
  await notifyFailure(failure)
  expect(notify).not.toHaveBeenCalled()
})
