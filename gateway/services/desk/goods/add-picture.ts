import { eq } from 'drizzle-orm'
import { gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { products } from '@/gateway/db/schema/catalog'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { writeChange } from '@/gateway/services/desk/goods/change-product'
import { planEdit } from '@/gateway/services/desk/goods/edit-product'
import { readDeskProduct } from '@/gateway/services/desk/goods/read-desk-product'
import { GOODS_SIDE_PX } from '@/gateway/services/product-import/pictures/create-goods-pictures'
import { redrawPhoto } from '@/gateway/services/media/redraw-photo'
import type { addDeskPicture as operation } from '@/lib/gateway/contracts/desk/goods'
import { MAX_PICTURES } from '@/lib/gateway/contracts/limits'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']

/** Redrawn and stored first, and removed when the product does not take it. */
export async function addPicture(deps: ServiceDeps, viewer: Viewer, requested: Requested) {
  await requireStaff(deps.db, viewer)
  const { code, version, picture } = requested
  const reference = await deps.reference()
  const content = await redrawPhoto(picture, {
    side: GOODS_SIDE_PX,
    field: 'picture',
    userId: viewer.userId,
  })
  const path = await deps.files.put({ area: 'media', folder: 'goods', kind: 'jpeg', content })
  try {
    await writeChange(deps, viewer, {
      code,
      version: Number(version),
      plan: async (tx, product) => {
        const [row] = await tx
          .select({ pictures: products.pictures })
          .from(products)
          .where(eq(products.id, product.id))
        const pictures = [...(row?.pictures ?? []), path]
        if (pictures.length > MAX_PICTURES)
          throw gatewayError('conflict', `У товара уже ${MAX_PICTURES} фотографий. Уберите лишние.`)
        return planEdit({ deps, viewer, reference }, tx, product, { pictures })
      },
    })
  } catch (error) {
    await deps.files.remove('media', path).catch(() => undefined)
    throw error
  }
  return readDeskProduct(deps, viewer, code)
}
