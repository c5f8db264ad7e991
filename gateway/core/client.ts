/** Where a request came from. */
export type Client = {
  address: string
  /** Key of limits. */
  network: string
  device: string | null
  /** Of the browser, when a visitor has signed in or requested a code there before. */
  deviceToken?: string | undefined
  isSecure: boolean
  host: string
}
