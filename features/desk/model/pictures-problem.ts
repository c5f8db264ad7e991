import { MAX_PICTURE_BYTES, MAX_PICTURES, MIB } from '@/lib/gateway/contracts/limits'

/** Phones convert their own format to JPEG when only these are accepted. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** Why pictures are not even sent; undefined when they may be. The gateway checks their content. */
export function picturesProblem(
  files: readonly Pick<File, 'name' | 'size' | 'type'>[],
  known: number,
): string | undefined {
  if (known + files.length > MAX_PICTURES) return `У товара может быть не больше ${MAX_PICTURES} фотографий.`
  const wrong = files.find(({ type }) => !PICTURE_TYPES.split(',').includes(type))
  if (wrong) return `«${wrong.name}» не подходит: нужны JPEG, PNG, WebP или AVIF.`
  const large = files.find(({ size }) => size > MAX_PICTURE_BYTES)
  return large && `«${large.name}» больше ${MAX_PICTURE_BYTES / MIB} МБ.`
}
