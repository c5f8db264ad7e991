'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { createStores, type Stores } from './create-stores'
import type { SiteFacts } from './user/site-facts'

const StoresContext = createContext<Stores | null>(null)

type Props = { site: SiteFacts; stores?: Stores; children: ReactNode }

/** Gives the tree separate stores: on a server no two requests may share one. Tests pass theirs. */
export function StoresProvider({ site, stores, children }: Props) {
  const [own] = useState(() => stores ?? createStores({ site }))
  return <StoresContext value={own}>{children}</StoresContext>
}

export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('StoresProvider is missing above this component')
  return stores
}
