import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { binary } from './files'

export const IMAGE_MAX_SIDE = 2000

/** `f_webp,fit_contain,s_400x300,q_80,b_ffffff`: each modifier at most once, in any order; zero leaves a side free. */
export const IMAGE_MODIFIERS =
  /^(?:(?:f_(?:webp|avif|jpeg|png)|fit_(?:contain|cover|inside)|s_\d{1,4}x\d{1,4}|q_\d{1,3}|b_(?:[0-9a-f]{6}|transparent))(?:,(?!$)|$)){1,5}$/

const fileParams = { bucket: z.enum(['media', 'photos']), file: z.string().regex(/^[\w-][\w.-]{0,127}$/) }

export const resizeImage = defineOperation({
  name: 'resizeImage',
  service: 'media',
  summary: 'Picture resized and converted by the modifiers in its path',
  method: 'GET',
  path: '/media/resize/{modifiers}/{bucket}/{file}',
  params: z.object({ modifiers: z.string().max(128).regex(IMAGE_MODIFIERS), ...fileParams }),
  response: binary,
  kind: 'read',
  file: { name: 'image.webp', contentType: 'image/webp' },
  errors: ['notFound'],
})

export const getMediaFile = defineOperation({
  name: 'getMediaFile',
  service: 'media',
  summary: 'Original of a picture, video or document',
  method: 'GET',
  path: '/media/file/{bucket}/{file}',
  params: z.object(fileParams),
  response: binary,
  kind: 'read',
  file: { name: 'file', contentType: 'application/octet-stream' },
  errors: ['notFound'],
})
