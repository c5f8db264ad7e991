/** Where a request came from. */
export type Client = {
  address: string
  /** What limits count by. */
  network: string
  device: string | null
  /** Of the browser, when somebody has signed in or asked for a code there before. */
  deviceToken?: string | undefined
  isSecure: boolean
  host: string
}
