/** The footer holds every link of the menu, so it stands in for it without scripts. */
export const FOOTER_ID = 'site-footer'
