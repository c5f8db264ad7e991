/** A button that needs scripts names it as its popover: without scripts, and only then, it explains why nothing happens. */
export const NO_SCRIPTS_ID = 'no-scripts'
