/** What the page of the check shows beside its button. */
export type RobotQuestion = {
  /** Hidden fields of the form by name. */
  fields: Readonly<Record<string, string>>
  /** Runs in the page; fills the form in, or shows the question of a service. */
  script: string
  /** Whose scripts, frames and calls the page needs; none for a check of the shop's own. */
  hosts: readonly string[]
}

/** Distinguishes people from programs: the shop's own proof of work, or a service of the owner's. */
export type RobotCheck = {
  /** A question valid for `subject` alone. */
  ask: (subject: string) => Promise<RobotQuestion>
  /** Whether the form that came back answers it. */
  isAnswered: (subject: string, form: Readonly<Partial<Record<string, string>>>) => Promise<boolean>
}
