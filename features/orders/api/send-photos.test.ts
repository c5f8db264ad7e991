import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import type { Order } from '../model/order'
import { ORDER } from '../testing'
import { sendPhotos } from './send-photos'

const addPhoto = vi.hoisted(() => vi.fn<(orderNumber: string, id: number, photo: File) => Promise<Order>>())
vi.mock('./return-writes', () => ({ addPhoto }))
beforeEach(() => void addPhoto.mockReset())

const photos = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name))

it('sends photos one after another, and goes on past one that is refused', async () => {
  const last = { ...ORDER, comment: 'последний' }
  addPhoto
    .mockResolvedValueOnce(ORDER)
    .mockRejectedValueOnce(
      new GatewayError({ kind: 'validation', message: '422', body: { message: 'Снимок не открывается.' } }),
    )
    .mockResolvedValueOnce(last)
  expect(await sendPhotos(ORDER, 7, photos)).toEqual({
    order: last,
    problem: 'b.png: Снимок не открывается.',
  })
  expect(addPhoto.mock.calls.map(([number, id, { name }]) => [number, id, name])).toEqual([
    ['1000001', 7, 'a.png'],
    ['1000001', 7, 'b.png'],
    ['1000001', 7, 'c.png'],
  ])
})

it('leaves the order as it was without photos', async () => {
  expect(await sendPhotos(ORDER, 7, [])).toEqual({ order: ORDER })
})
