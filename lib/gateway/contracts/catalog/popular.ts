import * as z from 'zod'
import { defineOperation } from '@/lib/gateway/operation'
import { catalogEntity } from './entity-shapes'

/** Products of the block on the home page. */
export const MAX_POPULAR = 12

/** Of the storefront's entries that show them: `listing:popular` is announced when the staff chooses anew. */
export const POPULAR_KEY = 'popular'

/** Ours: a shop whose gateway has no such call shows what its whole catalogue puts first. */
export const listPopular = defineOperation({
  name: 'listPopular',
  service: 'catalog',
  summary:
    'Products that the home page shows as popular: those that the staff chose, else those that sell best',
  method: 'GET',
  path: '/catalog/site/v1/popular',
  response: z.object({ items: z.array(catalogEntity) }),
  kind: 'read',
})
