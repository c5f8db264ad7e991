export type MailLine = {
  name: string
  title: string
  pieces: number
  unit: string
  price: number
  note?: string
}

/** An email before it becomes text or HTML; money in kopecks. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** Words of a visitor, marked as such on each of their lines: none of them reads as one of the shop's. */
  | { kind: 'quote'; text: string }
  | { kind: 'goods'; lines: readonly MailLine[] }
  | { kind: 'sums'; rows: readonly { title: string; amount: number }[] }
  | { kind: 'code'; title: string; code: string }
  /** A button; a quiet one is words alone, as the way out of a mailing. */
  | { kind: 'link'; title: string; href: string; isQuiet?: boolean }

export type Mail = { subject: string; parts: readonly MailPart[] }
