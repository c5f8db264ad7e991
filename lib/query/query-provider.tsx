'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from './create-query-client'
import { readWhenBack } from './read-when-back'

/** What the browser re-reads, for the pages of one layout; public pages carry none of it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useEffect(() => readWhenBack(client), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
