import { Picture } from '@/components/media/picture'
import { Icon, type IconName } from '@/components/ui/icon'
import type { MenuItem } from '@/lib/site/load-bootstrap'
import { toMenuLink } from './site-menu-link-data'
import styles from './home-menu-tiles.module.css'

type Props = {
  items: readonly MenuItem[]
  /** `cards`: a picture above the title; `tiles`: a small one beside it; `rows`: an icon beside it. */
  look: 'cards' | 'tiles' | 'rows'
}

const PICTURE_PX = { cards: 160, tiles: 56 } as const
const FALLBACK_ICON: IconName = 'chevron-right'

/** A menu group as tiles; items that lead nowhere are left out. */
export function HomeMenuTiles({ items, look }: Props) {
  return (
    <ul className={styles[look]}>
      {items.map((item) => {
        const { title, href, inNewTab, ad } = toMenuLink(item)
        if (!href) return null
        const text = item.fields['text'] ?? item.fields['preview']
        return (
          <li key={item.sid}>
            <a href={href} {...(inNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
              {look === 'rows' ? (
                <Icon name={iconOf(item)} size={24} />
              ) : (
                <Picture path={pictureOf(item)} alt="" width={PICTURE_PX[look]} height={PICTURE_PX[look]} />
              )}
              <span>
                {title}
                {typeof text === 'string' && text !== '' && <small>{text}</small>}
                {ad && <small>{ad}</small>}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function pictureOf({ fields }: MenuItem): string | null {
  const picture = fields['pictureUrl'] ?? fields['picture']
  return typeof picture === 'string' ? picture : null
}

const ICONS: ReadonlySet<string> = new Set<IconName>([
  'search',
  'garage',
  'truck',
  'box',
  'shield',
  'return',
  'building',
  'pin',
  'help',
  'list',
  'star',
  'clock',
])

function iconOf({ fields }: MenuItem): IconName {
  const icon = fields['icon']
  return typeof icon === 'string' && isIcon(icon) ? icon : FALLBACK_ICON
}

function isIcon(name: string): name is IconName {
  return ICONS.has(name)
}
