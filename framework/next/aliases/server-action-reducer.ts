/** The shop has no server actions: it writes by calls of the gateway. Next would send every page what carries them out. */
export function serverActionReducer(): never {
  throw new Error('The shop has no server actions')
}
