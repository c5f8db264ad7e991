import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { binary } from '../files'
import { MAX_URL_LENGTH } from '../limits'

const path = z.string().min(1).max(MAX_URL_LENGTH).describe('Folders and name of the file, slashes included')

export const resizeImage = defineOperation({
  name: 'resizeImage',
  service: 'media',
  summary: 'Picture resized and converted by the modifiers in its path',
  method: 'GET',
  path: '/media/resize/{modifiers}/{path}',
  params: z.object({
    modifiers: z
      .string()
      .max(128)
      .describe('Comma-separated: format-webp, fit-contain, size-400x300, quality-75, background-white'),
    path,
  }),
  response: binary,
  kind: 'read',
  file: { name: 'image.webp', contentType: 'image/webp' },
  errors: ['client', 'notFound'],
})

export const getMediaFile = defineOperation({
  name: 'getMediaFile',
  service: 'media',
  summary: 'Original of a picture, video or document',
  method: 'GET',
  path: '/media/file/{path}',
  params: z.object({ path }),
  response: binary,
  kind: 'read',
  file: { name: 'file', contentType: 'application/octet-stream' },
  errors: ['notFound'],
})
