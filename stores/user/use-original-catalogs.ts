import { useStores } from '@/stores/provider'

/** Whether the shop has makers' drawings to lead to. */
export function useOriginalCatalogs(): boolean {
  return useStores().site.hasOriginalCatalogs ?? true
}
