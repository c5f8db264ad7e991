import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'
import { keepTogether } from '@/lib/text/keep-together'
import { formatCount } from '@/lib/format/plural'
import { relOf } from '@/lib/routing/redirects/rel-of'
import type { PartGroup } from '../model/part'
import styles from './part-choice.module.css'
import { LowestPrice } from './lowest-price'

type Props = { groups: readonly PartGroup[]; label: string; hrefOf: (group: PartGroup) => string }

const PICTURE_PX = 96

/** Parts to choose from: the brands that make one number, several numbers, or those near to it. */
export function PartChoice({ groups, label, hrefOf }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {groups.map((group, index) => (
        <li key={`${group.brand}/${group.article}`} className={styles.item}>
          <Picture
            path={group.picture}
            alt=""
            width={PICTURE_PX}
            height={PICTURE_PX}
            eager={index < 3}
            className={styles.picture}
          />
          <div>
            <a className={styles.link} href={hrefOf(group)} rel={relOf(hrefOf(group))}>
              <b>{group.brand}</b> <span className="no-break">{group.article}</span>
            </a>
            <p className={styles.title}>
              <PartTitle title={group.title} />
            </p>
            <p className={styles.price}>
              {group.minPrice === null ? (
                'Сейчас нет в продаже, покажем аналоги'
              ) : (
                <>
                  <LowestPrice value={group.minPrice} />
                  {offersWords(group.offersCount)}
                </>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function offersWords(count: number): string {
  if (count === 0) return ''
  return `, ${keepTogether(formatCount(count, ['предложение', 'предложения', 'предложений']))}`
}
