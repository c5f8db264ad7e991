import { useQueryClient } from '@tanstack/react-query'
import { type DeskProduct, productOptions, propertiesOptions } from '../api/product-queries'

/** Shows the product as a change has left it; after a refusal as it is by now: a colleague may have changed it. */
export function useProductChange(code: string) {
  const queries = useQueryClient()
  const { queryKey } = productOptions(code)
  return async (changing: Promise<DeskProduct>) => {
    try {
      queries.setQueryData(queryKey, await changing)
      // Another section has other filters, and a filter may have a new value.
      void queries.invalidateQueries({ queryKey: propertiesOptions(code).queryKey })
    } catch (error) {
      await queries.invalidateQueries({ queryKey })
      throw error
    }
  }
}
