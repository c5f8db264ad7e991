'use client'

import { useEffect, useLayoutEffect } from 'react'
import { useStores } from '@/stores/provider'
import { followMarkup, offerMarkup, recallMarkup } from '@/stores/user/shown-markup'
import { useUser } from '@/stores/user/use-user'

/** Pages carry prices as they are paid; a company with a markup has it put on them here. */
export function PriceMarkupSync() {
  const { site } = useStores()
  const offered = useUser(({ status, group, markup }) => {
    if (status === 'unknown') return undefined
    return group === 'corporate' && site.isMarkup ? markup : 0
  })

  // Before the prices of the page come to life: they are never seen without it.
  useLayoutEffect(() => {
    recallMarkup()
    return followMarkup()
  }, [])

  useEffect(() => {
    if (offered !== undefined) offerMarkup(offered)
  }, [offered])

  return null
}
