export const GUARD_NAMES = [
  'anonymous',
  'authenticated',
  'bootstrap',
  'is-admin',
  'is-corporate',
  'is-staff',
  'meta',
  'not-corporate',
] as const

export type GuardName = (typeof GUARD_NAMES)[number]
