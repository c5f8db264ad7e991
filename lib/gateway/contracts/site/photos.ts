import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { pairField } from '../fields'
import { PHOTO_BATCH_SIZE } from '../limits'

export const searchPhotos = defineOperation({
  name: 'searchPhotos',
  service: 'photos',
  summary: 'Pictures of parts, in the order of the request',
  method: 'POST',
  path: '/api/v1/photo/search/spa',
  body: z.array(pairField).max(PHOTO_BATCH_SIZE),
  response: z.object({
    items: z.array(z.object({ brand: z.string(), article: z.string(), pictures: z.array(z.string()) })),
  }),
  kind: 'read',
  batch: PHOTO_BATCH_SIZE,
})
