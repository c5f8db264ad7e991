import { useCallback, useEffect, useState } from 'react'
import { fetchBootstrap } from '@/lib/site/fetch-bootstrap'
import { type SiteMenu, toSiteMenu } from './site-menu'

type State = { menu?: SiteMenu; isFailed?: boolean }

/** Menus and sections, fetched when the panel is first shown. */
export function useSiteMenu(): State & { retry: () => void } {
  const [state, setState] = useState<State>({})

  const load = useCallback(() => {
    setState({})
    fetchBootstrap().then(
      (site) => setState({ menu: toSiteMenu(site) }),
      () => setState({ isFailed: true }),
    )
  }, [])

  useEffect(load, [load])

  return { ...state, retry: load }
}
