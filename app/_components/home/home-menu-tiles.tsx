import { Picture } from '@/components/media/picture'
import { Icon, type IconName } from '@/components/ui/icon'
import type { MenuItem } from '@/lib/site/load-bootstrap'
import { ROOT_SECTION_CODE, type Section, sectionByCode, sectionStore } from '@/lib/site/section-store'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { toMenuLink } from '../frame/menu/site-menu-link-data'
import styles from './home-menu-tiles.module.css'

type Look = 'cards' | 'tiles' | 'rows'
type Props = {
  items: readonly MenuItem[]
  /** `cards`: a picture above the title; `tiles`: a small one beside it; `rows`: an icon beside it. */
  look: Look
  /** Pictures for items that have none of their own. */
  sections?: readonly Section[]
}

const PICTURE_PX = { cards: 160, tiles: 56 } as const
const FALLBACK_ICON: IconName = 'chevron-right'

/** A menu group as tiles; items that lead nowhere are left out. */
export function HomeMenuTiles({ items, look, sections = [] }: Props) {
  return (
    <ul className={styles[look]}>
      {items.map((item) => {
        const { title, href, inNewTab, ad } = toMenuLink(item)
        if (!href) return null
        const text = item.fields['text'] ?? item.fields['preview']
        return (
          <li key={item.sid}>
            <a
              href={href}
              {...(inNewTab
                ? { target: '_blank', rel: `noopener ${relOf(href) ?? ''}`.trim() }
                : { rel: relOf(href) })}
            >
              <TileMark item={item} look={look} sections={sections} />
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

function TileMark({ item, look, sections }: { item: MenuItem; look: Look; sections: readonly Section[] }) {
  const picture = look === 'rows' ? null : pictureOf(item, sections)
  if (look === 'rows' || picture === null) return <Icon name={iconOf(item)} size={24} />
  return <Picture path={picture} alt="" width={PICTURE_PX[look]} height={PICTURE_PX[look]} />
}

/** The item's own picture, or that of the section which it leads to. */
function pictureOf({ fields, location }: MenuItem, sections: readonly Section[]): string | null {
  const own = fields['pictureUrl'] ?? fields['picture']
  if (typeof own === 'string') return own
  const [, root, code] = location.split(/[/?#]/)
  if (root !== ROOT_SECTION_CODE || !code) return null
  return sectionByCode(sectionStore(sections), code)?.pictureUrl ?? null
}

/** Icons by the names that menus use. */
const ICONS: ReadonlyMap<string, IconName> = new Map<string, IconName>([
  ['vin', 'catalogue'],
  ['catalogue', 'catalogue'],
  ['catalog', 'grid'],
  ['service', 'wrench'],
  ['storage', 'box'],
  ['delivery', 'truck'],
  ['return', 'return'],
  ['warranty', 'shield'],
  ['corporate', 'building'],
  ['gift', 'gift'],
  ['tyre', 'tyre'],
  ['oil', 'oil'],
  ['battery', 'battery'],
])

function iconOf({ fields }: MenuItem): IconName {
  return ICONS.get(String(fields['icon'])) ?? FALLBACK_ICON
}
