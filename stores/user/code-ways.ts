import type { SiteFacts } from './site-facts'

/** Whether codes are sent to a phone and to a mailbox. The staff tells the others, at the shop's telephone. */
export type CodeWays = { toPhone: boolean; toEmail: boolean; shopPhone: string | undefined }

export function codeWaysOf({ codes }: Pick<SiteFacts, 'codes'>): CodeWays {
  return {
    toPhone: codes?.by.includes('sms') ?? true,
    toEmail: codes?.by.includes('email') ?? true,
    shopPhone: codes?.phone ?? undefined,
  }
}

/** What a code of its own may be sent to, to sign in; undefined where a password is the only way. */
export function codeLoginBy(ways: CodeWays, hasEmailLogin: boolean): 'phone' | 'email' | undefined {
  if (ways.toPhone) return 'phone'
  return ways.toEmail && hasEmailLogin ? 'email' : undefined
}
