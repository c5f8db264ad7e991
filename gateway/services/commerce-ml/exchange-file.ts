import type { PackageSummary } from '@/gateway/services/commerce-ml/read/commerce-records'
import type { TakenPictures } from '@/gateway/services/product-import/stage-judged'

export type ExchangeFile = {
  exchange: string
  /** As 1C calls it. */
  name: string
  /** Tells a file that 1C has sent anew under the same name. */
  version: string
  /** Its records, as `readPackage` writes them. */
  pieces: string
  summary: PackageSummary
  pictures: TakenPictures
}
