'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { Position } from '@/lib/interaction/ask-position'
import { findShops } from '@/lib/parts/shops/find-shops'
import { groupByCity } from '@/lib/parts/shops/group-by-city'
import type { Shop } from '@/lib/site/load-bootstrap'
import { fetchOpenShops } from '../api/fetch-shops'
import { ShopList } from './shop-list'

type Props = {
  query: string
  position: Position | undefined
  /** The whole list, which stays until its shops have come, and where they do not come. */
  children: ReactNode
}

/** The shops that words find, the nearest first. Loaded on demand. */
export function FoundShops({ query, position, children }: Props) {
  const [shops, setShops] = useState<Shop[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    fetchOpenShops().then(setShops, () => setFailed(true))
  }, [])
  const found = shops && findShops(shops, query)
  return (
    <>
      <p role="status">
        {isFailed && 'Список не отобрался: нет связи. Ниже все магазины.'}
        {found?.length === 0 && 'Таких магазинов нет. Измените запрос.'}
      </p>
      {found ? <ShopList cities={groupByCity(found, { near: position })} /> : children}
    </>
  )
}
