import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StoresProvider } from '@/stores/provider'
import { createTestStores } from '@/tests/render-in-shop'

/** The markup of a page without its frame, once all that it waits for is there; throws what any part of it throws. */
export async function renderPage(page: ReactNode): Promise<string> {
  const stores = createTestStores()
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StoresProvider site={stores.site} stores={stores}>
      {page}
    </StoresProvider>,
    { onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
