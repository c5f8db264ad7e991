import { createStore } from 'zustand/vanilla'

export type SiteState = {
  /** The recommendation tracker's script is ready. */
  isRRInit: boolean
}

/** What changes the state of the site. */
export type SiteAction = { type: 'site/changeRRInit'; payload: boolean }

export function reduceSite(state: SiteState, action: SiteAction): SiteState {
  switch (action.type) {
    case 'site/changeRRInit':
      return state.isRRInit === action.payload ? state : { ...state, isRRInit: action.payload }
  }
}

/** State of the site in one page of one browser: what fills it is loaded there only, never on a server. */
export const siteStore = createSiteStore()

export function createSiteStore() {
  const store = createStore<SiteState>()(() => ({ isRRInit: false }))
  return {
    ...store,
    dispatch: (action: SiteAction) => store.setState((state) => reduceSite(state, action)),
  }
}
