type Forms = Partial<Record<Intl.LDMLPluralRule, string>>

const rules = new Intl.PluralRules('ru')

const SECONDS: Forms = { one: 'секунду', few: 'секунды', many: 'секунд' }
const MINUTES: Forms = { one: 'минуту', few: 'минуты', many: 'минут' }
const HOURS: Forms = { one: 'час', few: 'часа', many: 'часов' }

const SECONDS_IN_MINUTE = 60
const SECONDS_IN_HOUR = 3600

function say(count: number, forms: Forms) {
  return `через ${count} ${forms[rules.select(count)] ?? ''}`
}

/** `через 2 минуты`: when to come again, rounded up so that the next attempt is not refused. */
export function waitWords(seconds: number): string {
  if (seconds < SECONDS_IN_MINUTE) return say(seconds, SECONDS)
  if (seconds <= SECONDS_IN_HOUR) return say(Math.ceil(seconds / SECONDS_IN_MINUTE), MINUTES)
  return say(Math.ceil(seconds / SECONDS_IN_HOUR), HOURS)
}
