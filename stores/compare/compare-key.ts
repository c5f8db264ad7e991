/** Where the browser stores what is compared; alone here, because every page looks whether it is there. */
export const COMPARE_KEY = 'arus-compare'
