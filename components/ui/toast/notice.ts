export type Notice = {
  kind?: 'ok' | 'info' | 'warning' | 'error'
  title: string
  text?: string | undefined
}
