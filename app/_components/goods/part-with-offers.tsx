import { BookmarkButton } from '@/features/bookmarks/components/bookmark-button'
import { FitmentBadge } from '@/features/fitment/components/fitment-badge'
import { NoOffers, PartBlock } from '@/features/search/components/part-block'
import type { AnalogMark } from '@/features/search/model/group-analogs'
import type { PartOffers } from '@/features/search/model/part'
import { CollapsedOffers } from './collapsed-offers'
import { packOffers } from './pack-offers'

type Props = {
  part: PartOffers
  /** ISO 8601: the day that «Сегодня» means. */
  pricedAt: string
  headingLevel: 2 | 3 | 4
  /** Advantages of an analog over the requested part; absent for the requested part itself. */
  analogMarks?: readonly AnalogMark[]
  eager?: boolean
}

export function PartWithOffers({ part, pricedAt, headingLevel, analogMarks, eager }: Props) {
  const { brand, article, title, picture, internalCode, offers } = part
  return (
    <PartBlock
      part={part}
      headingLevel={headingLevel}
      marks={analogMarks}
      isOriginal={part.isOriginal}
      isSoldOut={offers.length === 0}
      eager={eager}
      keep={
        <>
          <FitmentBadge part={{ brand, article }} />
          <BookmarkButton part={{ brand, article, title, code: internalCode }} look="words" />
        </>
      }
    >
      {offers.length === 0 ? (
        <NoOffers />
      ) : (
        <CollapsedOffers
          part={{ brand, article, title, picture }}
          packed={packOffers(part, analogMarks !== undefined)}
          pricedAt={pricedAt}
        />
      )}
    </PartBlock>
  )
}
