const DAY_MS = 86_400_000
/** RFC 9116 requires less than a year. */
const HOLDS_DAYS = 180

type Facts = { origin: string; email: string | null; now: Date }

/** The contact for reports of a vulnerability (RFC 9116). */
export function buildSecurityTxt({ origin, email, now }: Facts): string {
  const expires = new Date(now.getTime() + HOLDS_DAYS * DAY_MS).toISOString().replace(/T.*/, 'T00:00:00Z')
  return [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${origin}/help/feedback`,
    `Expires: ${expires}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
