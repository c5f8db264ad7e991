import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { notified } from '@/gateway/services/site-content/check-references'
import type { ContentProblem } from '@/gateway/services/site-content/content-error'
import type { SiteContent } from '@/gateway/services/site-content/read-content'

/** The pictures and papers that the content names and that neither its folder nor the shop has. */
export async function findMissingFiles(
  { references, media }: SiteContent,
  pictures: PictureSource,
): Promise<ContentProblem[]> {
  const missing: ContentProblem[] = []
  for (const reference of references) {
    const { to, value, route } = reference
    const mediaPath = to === 'file' ? value : route?.to === 'file' ? route.mediaPath : undefined
    if (mediaPath === undefined || media.includes(mediaPath) || (await pictures(mediaPath))) continue
    missing.push(notified(reference, `Файла ${mediaPath} нет ни в папке, ни в магазине`))
  }
  return missing
}
