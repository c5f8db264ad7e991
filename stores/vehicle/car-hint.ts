/** Stands in the browser's storage while a car is chosen, for the script that runs before the first paint. */
export const CAR_HINT_KEY = 'arus-has-car'
