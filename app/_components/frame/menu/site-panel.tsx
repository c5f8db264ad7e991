import { useEffect, useReducer } from 'react'
import { SlidePanel } from '@/components/layout/slide-panel'
import {
  CLOSED_PANEL,
  type PanelScreen,
  panelReducer,
  shownScreen,
} from '@/components/layout/slide-panel-stack'
import { buttonClass } from '@/components/ui/button'
import { hrefs } from '@/lib/routing/hrefs'
import type { SiteMenu } from './site-menu'
import { SiteCatalogScreen } from './site-catalog-screen'
import { SiteMainScreen } from './site-main-screen'
import { SiteMobileScreen } from './site-mobile-screen'
import { useSiteMenu } from './use-site-menu'
import styles from './site-panel.module.css'

export type SitePanelProps = {
  /** A new object opens the panel on its screen. */
  request: { screen: PanelScreen } | undefined
}

const TITLES: Record<PanelScreen, string> = {
  MobileSlideMenu: 'Меню',
  Catalogs: 'Каталог',
  Main: 'Сервисы и подбор',
  Filters: 'Фильтры',
}

export function SitePanel({ request }: SitePanelProps) {
  const [state, dispatch] = useReducer(panelReducer, CLOSED_PANEL)
  const { menu, isFailed, retry } = useSiteMenu()
  const screen = shownScreen(state)

  useEffect(() => {
    if (request) dispatch({ type: 'open', screen: request.screen })
  }, [request])

  return (
    <SlidePanel
      open={state.isOpen}
      title={TITLES[screen]}
      screen={screen}
      wide={screen === 'Catalogs'}
      onClose={() => dispatch({ type: 'close' })}
      onBack={state.stack.length > 1 ? () => dispatch({ type: 'back' }) : undefined}
    >
      {menu ? (
        <Screen screen={screen} menu={menu} onOpen={(next) => dispatch({ type: 'push', screen: next })} />
      ) : isFailed ? (
        <MenuFailed onRetry={retry} />
      ) : (
        <MenuSkeleton />
      )}
    </SlidePanel>
  )
}

type ScreenProps = { screen: PanelScreen; menu: SiteMenu; onOpen: (screen: PanelScreen) => void }

function Screen({ screen, menu, onOpen }: ScreenProps) {
  if (screen === 'Catalogs') return <SiteCatalogScreen menu={menu} />
  if (screen === 'Main') return <SiteMainScreen menu={menu} />
  return <SiteMobileScreen menu={menu} onOpen={onOpen} />
}

function MenuFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>Меню не загрузилось. Проверьте связь и повторите.</p>
      <button type="button" className={buttonClass()} onClick={onRetry}>
        Повторить
      </button>
      <a className={buttonClass({ look: 'secondary' })} href={hrefs.catalog}>
        Открыть каталог
      </a>
    </div>
  )
}

const SKELETON_ROWS = 10

function MenuSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Меню загружается">
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <span key={index} className={styles.bone} />
      ))}
    </div>
  )
}
