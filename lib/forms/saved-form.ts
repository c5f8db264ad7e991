/** A form that was sent without scripts, stored for the page that answers it: only its sender sees it, and it stays out of addresses. */
export const FORM_COOKIE = 'arus_form'

const LIFE_S = 600
const MAX_FIELD_LENGTH = 255
const SEE_OTHER = 303
const FORBIDDEN = 403

/** Sends the browser to the page that answers; only that page gets what was typed. */
export function respondToForm(
  path: string,
  {
    fields,
    cookies = [],
    isSecure,
  }: { fields?: Record<string, string>; cookies?: string[]; isSecure: boolean },
): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (fields) {
    const value = encodeURIComponent(JSON.stringify(fields))
    const [pathname] = path.split('?')
    const secure = isSecure ? '; Secure' : ''
    headers.append(
      'set-cookie',
      `${FORM_COOKIE}=${value}; Path=${pathname}; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax${secure}`,
    )
  }
  return new Response(null, { status: SEE_OTHER, headers })
}

export function refuseForm(): Response {
  return new Response('Форма отправлена с другого сайта. Откройте страницу магазина и отправьте её оттуда.', {
    status: FORBIDDEN,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Texts of a form by name; '' for a field that is missing or a file. */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await request.formData().catch(() => new FormData())
  const texts = names.map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : '']
  })
  return Object.fromEntries(texts) as Record<Name, string>
}

/** The fields that the cookie holds; none when it is missing or broken. */
export function readSavedForm(value: string | undefined): Partial<Record<string, string>> {
  if (value === undefined) return {}
  try {
    const stored: unknown = JSON.parse(value)
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}
