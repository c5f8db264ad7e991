import { Icon, type IconName } from '@/components/ui/icon'
import { Picture } from '@/components/media/picture'
import { formatPrice } from '@/lib/format/price'
import { useShownPrice } from '@/stores/user/use-shown-price'
import type { HintOption } from '../model/hint-groups'
import styles from './search-hints.module.css'

type Props = { id: string; option: HintOption; isActive: boolean; onPick: () => void }

const PICTURE_PX = 40
const ICONS: Record<Exclude<HintOption['kind'], 'product'>, IconName> = {
  history: 'clock',
  section: 'grid',
  brand: 'search',
}

/** One option: a link, so that it opens in a new tab like any other. */
export function HintRow({ id, option, isActive, onPick }: Props) {
  const { kind, title, href, note, picture, price } = option
  const toShown = useShownPrice()
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={isActive ? `${styles.option} ${styles.active}` : styles.option}
      href={href}
      data-prefetch="hover"
      onClick={onPick}
    >
      <span className={styles.mark}>
        {kind === 'product' || picture ? (
          <Picture path={picture ?? null} alt="" width={PICTURE_PX} height={PICTURE_PX} />
        ) : (
          <Icon name={ICONS[kind]} />
        )}
      </span>
      <span className={styles.words}>
        {title}
        {kind === 'product' && note && <span className={styles.note}>{note}</span>}
      </span>
      {price ? <b className={styles.price}>{formatPrice(toShown(price))}</b> : null}
      {kind !== 'product' && note && <span className={styles.note}>{note}</span>}
    </a>
  )
}
