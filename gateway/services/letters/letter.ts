export type LetterLine = { name: string; pieces: number; unit: string; price: number; note?: string }

/** A letter before it becomes text or HTML; money in kopecks. */
export type LetterPart =
  | { kind: 'text'; text: string }
  | { kind: 'goods'; lines: readonly LetterLine[] }
  | { kind: 'sums'; rows: readonly { title: string; amount: number }[] }
  | { kind: 'code'; title: string; code: string }
  | { kind: 'link'; title: string; href: string }

export type Letter = { subject: string; parts: readonly LetterPart[] }
