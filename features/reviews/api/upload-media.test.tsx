import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { uploadReviewPhoto } from '@/lib/gateway/contracts/site/reviews'
import { listenToGateway } from '@/lib/gateway/listeners'
import { notifying } from '@/tests/msw/faults'
import { createGatewayServer } from '@/tests/msw/gateway-server'
import { uploadMedia } from './upload-media'

const ID = '81f303a5d38dac8b4cd54518a4aa8b6d'
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: async () => ID }))

const MEDIA = { id: '7', type: 'photo', url: '/7.webp', previewUrl: '/7-small.webp' }
const server = createGatewayServer(() => ({ fetch: () => Response.json(MEDIA) }))

function upload() {
  const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' })
  return uploadMedia(file, 'photo', { onPart: () => undefined, signal: new AbortController().signal })
}

it('says who the browser is', async () => {
  let id: string | null = null
  server.use(
    http.post(`*/gw${uploadReviewPhoto.path}`, ({ request }) => {
      id = request.headers.get('x-visitor-id')
      return HttpResponse.json(MEDIA)
    }),
  )
  expect(await upload()).toMatchObject({ id: '7' })
  expect(id).toBe(ID)
})

it('shows what the gateway asks to show, and fails', async () => {
  const notify = vi.fn()
  const stop = listenToGateway({ notify })
  server.use(notifying(uploadReviewPhoto, { text: 'Хранилище заполнено', type: 'warning' }))
  await expect(upload()).rejects.toMatchObject({ kind: 'validation', isShown: true })
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'warning', title: 'Хранилище заполнено' })
  stop()
})
