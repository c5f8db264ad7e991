import { useStores } from '@/stores/provider'
import { type CodeWays, codeWaysOf } from './code-ways'

/** How the shop's codes reach people. */
export function useCodeWays(): CodeWays {
  return codeWaysOf(useStores().site)
}
