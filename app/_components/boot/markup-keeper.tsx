'use client'

import { useEffect, useLayoutEffect } from 'react'
import { useStores } from '@/stores/provider'
import { followMarkup, offerMarkup, recallMarkup } from '@/stores/user/shown-markup'
import { useUser } from '@/stores/user/use-user'

/** Pages carry prices as they are paid; a company with a markup has it put on them here. */
export function MarkupKeeper() {
  const { site } = useStores()
  const offered = useUser(({ status, group, markup }) => {
    if (status === 'unknown') return undefined
    return group === 'corporate' && site.isMarkup ? markup : 0
  })

  useLayoutEffect(() => {
    recallMarkup()
    // Until now the page hid what its visitor's own customer is not to see.
    document.documentElement.removeAttribute('data-markup')
    return followMarkup()
  }, [])

  useEffect(() => {
    if (offered !== undefined) offerMarkup(offered)
  }, [offered])

  return null
}
