import type { RejectedRow } from '@/gateway/services/price-import/rows/price-line'
import type { GoodsColumns } from './columns'

export type GoodsOptions = {
  /** Shown name of the file; its path when absent. */
  fileName?: string
  /** Of a text file; detected when absent. */
  encoding?: string
  columns?: GoodsColumns
  /** Count everything, change nothing. */
  isDryRun?: boolean
  signal?: AbortSignal
  onProgress?: (phase: 'reading' | 'pictures' | 'catalog', rows: number) => void
  /** Every rejected row and every remark, in reading order. */
  onSkipped?: (row: RejectedRow) => void
}
