import { useCallback, useEffect, useState } from 'react'
import type { SiteMenuAnswer } from './site-menu-answer'

const MENU_PATH = '/api/menu'

type State = { menu?: SiteMenuAnswer; isFailed?: boolean }

/** Menus and sections, fetched when the panel is first shown. */
export function useSiteMenu(): State & { retry: () => void } {
  const [state, setState] = useState<State>({})

  const load = useCallback(() => {
    setState({})
    fetchMenu().then(
      (menu) => setState({ menu }),
      () => setState({ isFailed: true }),
    )
  }, [])

  useEffect(load, [load])

  return { ...state, retry: load }
}

async function fetchMenu(): Promise<SiteMenuAnswer> {
  const response = await fetch(MENU_PATH)
  if (!response.ok) throw new Error(`The menu answered ${response.status}`)
  // The guarantee: the route of this very build answers with toSiteMenu.
  return (await response.json()) as SiteMenuAnswer
}
