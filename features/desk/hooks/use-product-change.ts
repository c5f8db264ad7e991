import { useQueryClient } from '@tanstack/react-query'
import { type DeskProduct, productOptions, propertiesOptions } from '../api/product-queries'
import { isOutdated } from '@/lib/forms/is-outdated'

/** Shows the product as a change has left it, or as a quicker colleague did. */
export function useProductChange(code: string) {
  const queries = useQueryClient()
  const { queryKey } = productOptions(code)
  return async (changing: Promise<DeskProduct>) => {
    try {
      queries.setQueryData(queryKey, await changing)
      // Another section has other filters, and a filter may have a new value.
      void queries.invalidateQueries({ queryKey: propertiesOptions(code).queryKey })
    } catch (error) {
      if (isOutdated(error)) await queries.invalidateQueries({ queryKey })
      throw error
    }
  }
}
