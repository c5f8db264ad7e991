import pLimit from 'p-limit'
import { toExchangeName } from '@/gateway/services/commerce-ml/files/to-exchange-name'
import type { SmallFiles } from '@/gateway/services/commerce-ml/files/create-exchange-files'
import { readPieces } from '@/gateway/services/commerce-ml/read/read-package-apart'
import { createGoodsPictures } from '@/gateway/services/product-import/pictures/create-goods-pictures'
import type { TakenPictures } from '@/gateway/services/product-import/stage-judged'
import type { OwnMedia } from '@/gateway/services/media/open-own-media'
import { MAX_PICTURE_BYTES } from '@/lib/gateway/contracts/limits'

const AT_ONCE = 4

/** Draws the pictures that goods of the file name and the exchange has sent, before anything is written. */
export async function takeExchangePictures(
  pieces: string,
  files: SmallFiles,
  media: OwnMedia,
  onPhase: (words: string) => void,
): Promise<TakenPictures> {
  const taken = new Map<string, { path: string } | { reason: string }>()
  const pictures = createGoodsPictures({ media, folder: undefined, readNamed })
  const limit = pLimit(AT_ONCE)

  async function readNamed(given: string) {
    const name = toExchangeName(given)
    const data = name === undefined ? undefined : await files.read(name, MAX_PICTURE_BYTES)
    return data ? { data: Buffer.from(data) } : { reason: `${given}: файл картинки не получен` }
  }

  for await (const piece of readPieces(pieces)) {
    if (!('goods' in piece)) continue
    const requested = new Set(piece.goods.flatMap((goods) => (goods.isDeleted ? [] : goods.pictures)))
    await Promise.all(
      [...requested].map((name) =>
        limit(async () => {
          if (!taken.has(name)) taken.set(name, await pictures.take(name, false))
        }),
      ),
    )
    if (taken.size > 0) onPhase(`Готовим картинки: ${taken.size}`)
  }
  return taken
}
