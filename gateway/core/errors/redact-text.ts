/** Secrets in a message of an error: credentials and queries of addresses, bearer keys, phones, mailboxes, parts of answers. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s"']*@/gi, '$1***@'],
  [/\b([a-z][a-z\d+.-]*:\/\/[^\s?#"']*)[?#][^\s"']*/gi, '$1?***'],
  [/\b(Bearer|Basic)\s+[^\s"',]+/gi, '$1 ***'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '***@***'],
  [/(?<!\d)(?:\+?7|8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/g, '***'],
  [/^(Unexpected .*?, ).*( is not valid JSON)$/s, '$1***$2'],
]

/** What others have sent may stand in a message, and each pattern reads a long word from each of its signs. */
const MAX_CHARS = 2000

export function redactText(text: string): string {
  return PATTERNS.reduce((before, [pattern, mask]) => before.replace(pattern, mask), text.slice(0, MAX_CHARS))
}

/** Masks these very words in a line of JSON; shorter ones would also match harmless text. */
export function createSecretMask(secrets: readonly string[]): (line: string) => string {
  const written = secrets
    .filter((secret) => secret.length >= MIN_SECRET)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
  const words = [...new Set(written)].toSorted((a, b) => b.length - a.length)
  return (line) => words.reduce((before, word) => before.replaceAll(word, '***'), line)
}

const MIN_SECRET = 6
