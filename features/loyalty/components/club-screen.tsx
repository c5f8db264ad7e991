'use client'

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { hrefs } from '@/lib/routing/hrefs'
import { useUser } from '@/stores/user/use-user'
import { bonusCardOptions } from '../api/club-queries'
import { BonusOperations } from './bonus-operations'
import { CardPanel } from './card-panel'
import { ClubDocuments } from './club-documents'
import { ClubFailure } from './club-failure'
import type { JoinProps } from './join-club'
import { TierProgress } from './tier-progress'
import styles from './club.module.css'

/** Height of the card, for what stands in its place. */
const CARD_PX = 264

type Props = Pick<JoinProps, 'documents' | 'contact'> & { siteName: string }

/** A member with a card sees no form. */
const JoinClub = lazy(async () => ({ default: (await import('./join-club')).JoinClub }))

/** The card with its bonuses, the tier and what the next one takes, and all that came and went; or the way to a card. */
export function ClubScreen(props: Props) {
  const isCorporate = useUser(({ group }) => group === 'corporate')
  return isCorporate ? <NotForCompanies /> : <OwnClub {...props} />
}

function OwnClub({ siteName, documents, contact }: Props) {
  const { data: card, error, refetch } = useQuery(bonusCardOptions)
  const [hasJoined, setJoined] = useState(false)
  if (error && !card) return <ClubFailure error={error} onRetry={() => void refetch()} />
  if (!card) return <Skeleton height={CARD_PX} />
  if (card.number === null) {
    return (
      <Suspense fallback={<Skeleton height={CARD_PX} />}>
        <JoinClub documents={documents} contact={contact} onJoined={() => setJoined(true)} />
      </Suspense>
    )
  }
  return (
    <div className={styles.club}>
      <CardPanel siteName={siteName} card={card} number={card.number} isNew={hasJoined} />
      <TierProgress />
      <BonusOperations />
      <section className={styles.section} aria-labelledby="club-rules">
        <h2 id="club-rules" className={styles.heading}>
          Правила
        </h2>
        <p>
          Бонусы приходят после выдачи заказа, с суммы, которую вы оплатили деньгами, и живут год. Оплатить
          ими можно до половины стоимости товаров.
        </p>
        <ClubDocuments documents={documents} />
      </section>
    </div>
  )
}

function NotForCompanies() {
  return (
    <EmptyState
      title="Клуб — для частных покупок"
      text="Компаниям бонусы не начисляются: у вас свои цены и счёт."
      actions={
        <a className={buttonClass()} href={hrefs.account}>
          В кабинет
        </a>
      }
    />
  )
}
