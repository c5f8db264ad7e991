import { useEffect, useRef, useState } from 'react'
import { usePointerDelay } from '@/components/navigation/use-pointer-delay'
import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format/number'
import type { MenuSection, SiteMenu } from './site-menu'
import { SiteMenuLink } from './site-menu-link'
import styles from './site-catalog-screen.module.css'

/** Sections at the left, what stands below the chosen one at the right; on a narrow screen one after the other. */
export function SiteCatalogScreen({ menu }: { menu: SiteMenu }) {
  const [chosen, setChosen] = useState<MenuSection>()
  const delay = usePointerDelay()
  const list = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const shown = chosen ?? menu.sections.find(({ children }) => children)

  useEffect(() => {
    const isListHidden = list.current?.offsetParent === null
    if (chosen && isListHidden) pane.current?.querySelector('a')?.focus()
  }, [chosen])

  const back = () => {
    const { title } = chosen ?? {}
    setChosen(undefined)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-title="${CSS.escape(title ?? '')}"]`)?.focus(),
    )
  }

  return (
    <div className={styles.screen} data-drilled={chosen ? '' : undefined}>
      <ul ref={list} className={styles.sections}>
        {menu.sections.map((section) => (
          <li key={section.href}>
            <SectionEntry
              section={section}
              isShown={section === shown}
              onChoose={() => {
                delay.cancel()
                setChosen(section)
              }}
              onPoint={() => isPaneBeside(pane.current) && delay.open(() => setChosen(section))}
              onLeave={delay.cancel}
            />
          </li>
        ))}
        {menu.catalog.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            <SiteMenuLink link={link} className={styles.entry} />
          </li>
        ))}
      </ul>
      {shown && (
        <div ref={pane} className={styles.pane}>
          <button type="button" className={styles.back} onClick={back}>
            <Icon name="chevron-left" />
            Все разделы
          </button>
          <SectionPane section={shown} />
        </div>
      )}
    </div>
  )
}

/** On a narrow screen the pane takes the place of the list: a pointer that happens to lie there must not swap them. */
function isPaneBeside(pane: HTMLElement | null): boolean {
  return pane !== null && pane.offsetParent !== null
}

type EntryProps = {
  section: MenuSection
  isShown: boolean
  onChoose: () => void
  /** The pointer of a mouse has come, and gone. */
  onPoint: () => void
  onLeave: () => void
}

function SectionEntry({ section, isShown, onChoose, onPoint, onLeave }: EntryProps) {
  if (!section.children) return <SiteMenuLink link={section} className={styles.entry} />
  return (
    <button
      type="button"
      className={isShown ? `${styles.entry} ${styles.shown}` : styles.entry}
      aria-expanded={isShown}
      data-title={section.title}
      onClick={onChoose}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint()}
      onPointerLeave={onLeave}
    >
      {section.title}
      <Icon name="chevron-right" />
    </button>
  )
}

function SectionPane({ section }: { section: MenuSection }) {
  return (
    <>
      <p className={styles.title}>
        <a href={section.href}>{section.title}</a>
        {section.count && <span className={styles.count}>{formatNumber(section.count)}</span>}
      </p>
      <ul className={styles.columns}>
        {section.children?.map((child) => (
          <li key={child.href} className={styles.group}>
            <a className={styles.child} href={child.href}>
              {child.title}
            </a>
            {child.children && (
              <ul className={styles.leaves}>
                {child.children.map((leaf) => (
                  <li key={leaf.href}>
                    <a className={styles.leaf} href={leaf.href}>
                      {leaf.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
