'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { hrefs } from '@/lib/routing/hrefs'
import { compareStore } from '@/stores/compare/compare-store'
import { COMPARED_PER_SECTION } from '@/stores/compare/compared'
import { useCompare } from '@/stores/compare/use-compare'
import { NOT_STORED } from '../model/not-stored'
import styles from './compare-link.module.css'

/** Where a shopper is past choosing, and where the comparison itself is. */
const WITHOUT = [hrefs.compare, hrefs.cart, hrefs.checkout, hrefs.elements]

/** The way to what is compared; it keeps the page's buttons ticked too. */
export function CompareLink() {
  const { products, isStored } = useCompare()
  const pathname = usePathname()

  useEffect(() => {
    const codes = new Set(products.map(({ code }) => code))
    const tick = () => {
      for (const button of document.querySelectorAll<HTMLElement>('[data-compare]'))
        button.setAttribute('aria-pressed', String(codes.has(button.dataset.compare ?? '')))
    }
    tick()
    // Pages are drawn by the server, piece by piece; attributes that change cause no call.
    const observer = new MutationObserver(tick)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [products])

  const isOff = WITHOUT.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  if (products.length === 0 || isOff) return null
  // What the browser does not store, the address holds.
  const href = isStored ? hrefs.compare : hrefs.compareOf(products.map(({ code }) => code))
  return (
    <a className={styles.link} href={href} data-prefetch="hover">
      Сравнение <span className={styles.count}>{products.length}</span>
    </a>
  )
}

/** Takes the product of a button into the comparison, or out of it. */
export function switchCompared({ dataset: { compare: code = '', section = '' } }: HTMLElement): void {
  compareStore.open()
  const { products, isStored } = compareStore.getState()
  if (products.some((product) => product.code === code)) return compareStore.remove(code)
  if (!compareStore.add({ code, section })) void notify(FULL)
  else if (isStored && !compareStore.getState().isStored) void notify(NOT_STORED)
}

const FULL = {
  kind: 'warning',
  title: `В сравнении уже ${COMPARED_PER_SECTION} товаров этого раздела`,
  text: 'Уберите один из них, чтобы добавить другой.',
} as const
