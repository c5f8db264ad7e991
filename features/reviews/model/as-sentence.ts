/** A person's words with a full stop behind them, before words of ours. */
export function asSentence(words: string): string {
  const text = words.trim()
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
