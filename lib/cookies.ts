const YEAR_S = 31_536_000

/** A cookie that scripts may read; undefined on the server. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Keeps a first-party value for a year. */
export function writeCookie(name: string, value: string): void {
  setCookie(name, value, `; Max-Age=${YEAR_S}`)
}

/** Keeps a first-party value until the browser is closed. */
export function writeVisitCookie(name: string, value: string): void {
  setCookie(name, value, '')
}

export function dropCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

function setCookie(name: string, value: string, life: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${life}; SameSite=Lax${secure}`
}
