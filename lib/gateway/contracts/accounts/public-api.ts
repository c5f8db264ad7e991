import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { optionalText } from '../fields'

const tokenState = z
  .object({
    /** Null when there is none; only its creation shows it whole. */
    token: optionalText,
    /** ISO 8601. */
    createdAt: optionalText,
    lastUsedAt: optionalText,
  })
  .meta({ id: 'ApiToken' })

const base = { service: 'public_api', method: 'POST', response: tokenState, auth: 'user' } as const

export const readApiToken = defineOperation({
  ...base,
  name: 'readApiToken',
  summary: 'The token of the public API, its middle hidden',
  path: '/public_api/spa/token/read',
  kind: 'read',
})

export const createApiToken = defineOperation({
  ...base,
  name: 'createApiToken',
  summary: 'Makes a token of the public API in place of the earlier one',
  path: '/public_api/spa/token/create',
  kind: 'write',
  notify: true,
})

export const revokeApiToken = defineOperation({
  ...base,
  name: 'revokeApiToken',
  summary: 'Makes the token of the public API invalid',
  path: '/public_api/spa/token/revoke',
  kind: 'write',
  notify: true,
})
