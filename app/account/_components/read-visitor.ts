import 'server-only'
import { cache } from 'react'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { visitorGateway, orUndefined } from '@/lib/gateway/session/visitor-client'
import type { UserRecord } from '@/stores/user/user-state'

/** The visitor of this request, read once a rendering; undefined where the browser finds out by itself. */
export const readVisitor = cache(async (): Promise<UserRecord | undefined> => {
  const gateway = await visitorGateway()
  const record = gateway && (await orUndefined(gateway.call(readProfile, {})))
  return record?.isAuthorized ? record : undefined
})
