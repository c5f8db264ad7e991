/** Somebody's words with a full stop behind them, where they go on with words of ours. */
export function asSentence(words: string): string {
  const text = words.trim()
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
