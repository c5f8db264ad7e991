import { hrefs } from '@/lib/routing/hrefs'
import type { PartWithAnalogs } from '../model/part'

type Props = { article: string; by: NonNullable<PartWithAnalogs['replacedBy']> }

/** Leads from a number that its maker gave up to the one that is sold today. */
export function ReplacedNumber({ article, by }: Props) {
  return (
    <p>
      Производитель заменил номер <b className="no-break">{article}</b> на{' '}
      <a href={hrefs.search(by)} rel="nofollow">
        {by.brand} <span className="no-break">{by.article}</span>
      </a>
      .
    </p>
  )
}
