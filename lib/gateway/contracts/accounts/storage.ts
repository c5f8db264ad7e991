import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { STORABLE_TEXT } from '../fields'
import { MAX_ID_LENGTH, MAX_STORAGE_KEYS, MAX_STORAGE_VALUE_LENGTH } from '../limits'

const key = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/)
  .max(MAX_ID_LENGTH)

// Stored as text and never parsed by the gateway, so only what a database refuses is ruled out.
const jsonText = z.string().max(MAX_STORAGE_VALUE_LENGTH).regex(STORABLE_TEXT)

/** JSON texts by key, such as `bookmarks` and `order`. */
const values = z.record(z.string(), z.string())

export const getStorage = defineOperation({
  name: 'getStorage',
  service: 'storage',
  summary: "Values of the user's storage; keys never written are absent",
  method: 'POST',
  path: '/storage/v1/get',
  body: z.object({ keys: z.array(key).max(MAX_STORAGE_KEYS) }),
  response: values,
  kind: 'read',
  auth: 'user',
})

export const setStorage = defineOperation({
  name: 'setStorage',
  service: 'storage',
  summary: 'Writes the given keys and answers with them',
  method: 'POST',
  path: '/storage/v1/set',
  body: z
    .record(key, jsonText)
    .refine((given) => Object.keys(given).length <= MAX_STORAGE_KEYS, {
      message: `Не больше ${MAX_STORAGE_KEYS} ключей за раз`,
    })
    .meta({ maxProperties: MAX_STORAGE_KEYS }),
  response: values,
  kind: 'write',
  auth: 'user',
  errors: ['tooLarge'],
})
