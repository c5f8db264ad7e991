/** A button that needs scripts names it as its popover: without them, and only then, it is there and says why nothing happens. */
export const NO_SCRIPTS_ID = 'no-scripts'
