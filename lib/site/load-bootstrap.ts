import 'server-only'
import type { z } from 'zod'
import { cached } from '@/lib/data-cache/cached'
import type { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'

export type Bootstrap = z.output<typeof bootstrap>
export type MenuItem = Bootstrap['menus']['top'][number]
export type Shop = Bootstrap['shops'][number]
export type SiteParams = Bootstrap['params']

/** Menus, sections, parameters and shops of the site; throws when the gateway cannot say. */
export const loadBootstrap = cached({
  name: 'bootstrap',
  as: 'site',
  read: async (): Promise<Bootstrap> => {
    const response = await orMissing(serverGateway().call(getBootstrap, {}))
    if (!response) throw new TypeError('The gateway has no bootstrap')
    return response
  },
})
