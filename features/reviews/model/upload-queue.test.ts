import { expect, test, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { attachedOf, createUploadQueue, type Progress } from './upload-queue'
import type { ReviewMedia } from './own-review'

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const mediaOf = (id: string): ReviewMedia => ({
  id,
  type: 'photo',
  url: `reviews/${id}.jpg`,
  previewUrl: null,
})

function pending() {
  const sent: {
    file: File
    progress: Progress
    done: (media: ReviewMedia) => void
    fail: (cause: unknown) => void
  }[] = []
  const send = vi.fn(
    (file: File, _type: string, progress: Progress) =>
      new Promise<ReviewMedia>((resolve, reject) =>
        sent.push({ file, progress, done: resolve, fail: reject }),
      ),
  )
  return { sent, send }
}

test('files are sent two at a time, and tell how far they are', async () => {
  const { sent, send } = pending()
  const queue = createUploadQueue(send)
  queue.add([photo('1.jpg'), photo('2.jpg'), photo('3.jpg')])
  expect(send).toHaveBeenCalledTimes(2)
  sent[0]?.progress.onPart(0.5)
  expect(queue.store.getState().uploads.map(({ status, part }) => [status, part])).toEqual([
    ['sending', 0.5],
    ['sending', 0],
    ['waiting', 0],
  ])
  expect(attachedOf(queue.store.getState().uploads)).toBeUndefined()
  sent[0]?.done(mediaOf('1'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3))
})

test('one that failed can be sent again, one that was refused can only be taken away', async () => {
  const { sent, send } = pending()
  const queue = createUploadQueue(send, [mediaOf('old')])
  queue.add([photo('1.jpg'), photo('2.jpg')])
  sent[0]?.fail(new GatewayError({ kind: 'network', message: 'Нет связи' }))
  sent[1]?.fail(new GatewayError({ kind: 'validation', message: 'Это не фотография' }))
  await vi.waitFor(() =>
    expect(queue.store.getState().uploads.map(({ status }) => status)).toEqual(['done', 'failed', 'refused']),
  )
  const [, failed] = queue.store.getState().uploads
  queue.retry(failed?.key ?? '')
  sent[2]?.done(mediaOf('1'))
  await vi.waitFor(() =>
    expect(attachedOf(queue.store.getState().uploads)).toEqual({ photos: ['old', '1'], videos: [] }),
  )
})

test('one that is taken away on its way is stopped', () => {
  const { sent, send } = pending()
  const queue = createUploadQueue(send)
  queue.add([photo('1.jpg')])
  queue.remove(queue.store.getState().uploads[0]?.key ?? '')
  expect([sent[0]?.progress.signal.aborted, queue.store.getState().uploads]).toEqual([true, []])
})

test('no more than ten photos are sent', () => {
  const { send } = pending()
  const queue = createUploadQueue(send)
  queue.add(Array.from({ length: 11 }, (_, at) => photo(`${at}.jpg`)))
  const { uploads } = queue.store.getState()
  expect([uploads[10]?.status, uploads[10]?.message]).toEqual([
    'refused',
    'Фотографий может быть не больше 10',
  ])
})
