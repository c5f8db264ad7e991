import { MAX_PHOTO_BYTES, MIB } from '@/lib/gateway/contracts/limits'
import { MAX_RETURN_PHOTOS } from '@/lib/gateway/contracts/orders/returns'

/** Phones convert their own format to JPEG when only these are accepted. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** Why photos are not even sent; undefined when they may be. The gateway checks their content. */
export function photosProblem(
  photos: readonly Pick<File, 'name' | 'size' | 'type'>[],
  known: number,
): string | undefined {
  if (known + photos.length > MAX_RETURN_PHOTOS)
    return `К возврату прикладывают не больше ${MAX_RETURN_PHOTOS} снимков`
  const wrong = photos.find(({ type }) => !PHOTO_TYPES.split(',').includes(type))
  if (wrong) return `«${wrong.name}» не подходит: нужны JPEG, PNG, WebP или AVIF`
  const large = photos.find(({ size }) => size > MAX_PHOTO_BYTES)
  return large && `«${large.name}» больше ${MAX_PHOTO_BYTES / MIB} МБ`
}
