import { Picture } from '@/components/media/picture'
import { PartTitle } from '@/components/ui/part-title'
import { keepTogether } from '@/lib/format/keep-together'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import type { PartGroup } from '../model/part'
import styles from './brand-choice.module.css'

type Props = { groups: readonly PartGroup[]; hrefOf: (group: PartGroup) => string }

const PICTURE_PX = 96

/** The brands that make a part with one number: which of them was meant? */
export function BrandChoice({ groups, hrefOf }: Props) {
  return (
    <ul className={styles.list} aria-label="Бренды с этим номером">
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
            <a className={styles.link} href={hrefOf(group)}>
              <b>{group.brand}</b> {group.article}
            </a>
            <p className={styles.title}>
              <PartTitle title={group.title} />
            </p>
            <p className={styles.price}>{toPriceWords(group)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function toPriceWords({ minPrice, offersCount }: PartGroup): string {
  if (minPrice === null) return 'Сейчас нет в продаже, покажем аналоги'
  const offers = keepTogether(formatCount(offersCount, ['предложение', 'предложения', 'предложений']))
  return `от ${formatPrice(minPrice)}${offersCount > 0 ? `, ${offers}` : ''}`
}
