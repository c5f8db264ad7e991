import { Notice } from '@/components/ui/notice'
import { hrefs } from '@/lib/routing/hrefs'
import type { PartWithAnalogs } from '../model/part'
import styles from './part-block.module.css'

type Props = { article: string; by: PartWithAnalogs['replacedBy'] }

/** Leads from a number that its maker gave up to the one that is sold today. */
export function ReplacedNumber({ article, by }: Props) {
  if (!by) return null
  return (
    <div className={styles.replaced}>
      <Notice kind="info">
        Производитель заменил номер <b className="no-break">{article}</b> на{' '}
        <a href={hrefs.search(by)} rel="nofollow">
          {by.brand} <span className="no-break">{by.article}</span>
        </a>
        .
      </Notice>
    </div>
  )
}
