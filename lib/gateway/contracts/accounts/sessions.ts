import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { codeField, flag, optionalText } from '../fields'

const session = z
  .object({
    sessionID: z.string(),
    device: optionalText,
    ip: optionalText,
    /** ISO 8601. */
    createdAt: z.string(),
    lastSeenAt: z.string(),
    isCurrent: flag,
  })
  .meta({ id: 'Session' })

const sessions = z.object({ sessions: z.array(session) })

export const listSessions = defineOperation({
  name: 'listSessions',
  service: 'user_sessions',
  summary: 'Where the user is signed in',
  method: 'POST',
  path: '/user_sessions/spa/v1/list',
  response: sessions,
  kind: 'read',
  auth: 'user',
})

export const deleteSession = defineOperation({
  name: 'deleteSession',
  service: 'user_sessions',
  summary: 'Ends one sign-in, or with `others` all but this one, and lists what is left',
  method: 'POST',
  path: '/user_sessions/spa/v1/delete',
  body: z.object({ sessionID: codeField }),
  response: sessions,
  kind: 'write',
  auth: 'user',
  notify: true,
  errors: ['notFound'],
})
