'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatCount } from '@/lib/format/plural'
import { useUser } from '@/stores/user/use-user'
import { useShopTerms } from '../../hooks/use-shop-terms'
import type { Part } from '../../model/terms/shop-terms-board'

const BONUSES = ['бонус', 'бонуса', 'бонусов'] as const

type Props = {
  part: Part
  internalCode: string | null
  /** Rubles of one piece, as on the page. */
  price: number
  /** The price may be another one in the chosen shop. */
  isOwn: boolean
  /** What a new member of the club gets for one piece at that price. */
  bonuses: number
}

/** Bonuses of one piece: those of a new member, or what this person's own card gets at the price that is shown. */
export function BonusTerm({ part, internalCode, price, isOwn, bonuses }: Props) {
  const isCorporate = useUser(({ group }) => group === 'corporate')
  const isSignedIn = useUser(({ status }) => status === 'user')
  const terms = useShopTerms(part)
  const shown = (isOwn && typeof terms === 'object' ? terms.price : null) ?? price
  const isRequested = !isCorporate && (isSignedIn || shown !== price)
  const [own, setOwn] = useState<{ price: number; bonuses: number }>()

  useEffect(() => {
    if (!isRequested) return undefined
    let isCurrent = true
    // Without an answer the page's own number stays.
    void import('../../api/fetch-own-bonuses')
      .then(({ fetchOwnBonuses }) => fetchOwnBonuses(internalCode, shown))
      .then((answer) => isCurrent && answer && setOwn({ price: shown, bonuses: answer }))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isRequested, internalCode, shown])

  const count = own?.price === shown ? own.bonuses : bonuses
  if (isCorporate || count <= 0) return null
  return (
    <li>
      <Icon name="gift" />
      {`+${formatCount(count, BONUSES)}`}
    </li>
  )
}
