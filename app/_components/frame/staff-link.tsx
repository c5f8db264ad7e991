'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { useUser } from '@/stores/user/use-user'

/** Leads the staff from the page of a product to the same product at the desk. The page itself is the same for everybody. */
export function StaffLink() {
  const pathname = usePathname()
  const isStaff = useUser(({ isAdmin, isRoot }) => isAdmin || isRoot)
  useEffect(() => {
    if (!isStaff || !pathname.startsWith('/product/')) return undefined
    const page = document.querySelector('main [itemtype$="/Product"]')
    const code = page?.querySelector('[itemprop="sku"]')?.getAttribute('content')
    const heading = page?.querySelector('h1')
    if (!code || !heading) return undefined
    const place = document.createElement('p')
    const link = place.appendChild(document.createElement('a'))
    link.href = deskHrefs.product(code)
    link.dataset.prefetch = 'none'
    link.textContent = 'Открыть на рабочем месте'
    heading.after(place)
    return () => place.remove()
  }, [pathname, isStaff])
  return null
}
